import { adminContactPath, type adminPaths, type PageId } from '@rakhim/contract/pages';
import type { Language } from '@rakhim/i18n/languages';
import { notFoundPage, pageModules } from '#src/app/page-modules.ts';
import { getTexts } from '#src/lib/texts.ts';

/** The texts that name the pages which the browser fills, so that they are called so before it does. */
const shellTitles = {
  resetPassword: 'auth:reset.meta.title',
  emailConfirmed: 'auth:confirmed.meta.title',
  listen: 'listen:meta.title',
  dashboard: 'dashboard:meta.title',
  history: 'dashboard:historyPage.meta.title',
  lexicon: 'lexicon:meta.title',
  usage: 'dashboard:usagePage.meta.title',
  apiKeys: 'dashboard:keysPage.meta.title',
  webhooks: 'webhooks:meta.title',
  subscription: 'dashboard:subscriptionPage.meta.title',
  settings: 'settings:meta.title',
  device: 'device:meta.title',
} as const satisfies Partial<Record<PageId, string>>;

export type ShellPage = keyof typeof shellTitles;
export const shellPages = Object.keys(shellTitles) as ShellPage[];

/** The title of a client-rendered page. */
export async function titleOfShell(page: ShellPage, language: Language): Promise<string> {
  const texts = getTexts(language);
  await texts.loadNamespaces([...pageModules[page].namespaces]);
  return texts.t(shellTitles[page]);
}

/** The title of the not-found page. */
export async function titleOfNotFound(language: Language): Promise<string> {
  const texts = getTexts(language);
  await texts.loadNamespaces([...notFoundPage.namespaces, 'site']);
  return texts.t('notFound.pageTitle');
}

/** The title of a page of administrators, whose address has no language. */
export async function titleOfAdminPage(path: (typeof adminPaths)[number], language: Language): Promise<string> {
  const texts = getTexts(language);
  await texts.loadNamespaces(['adminContact', 'adminVoices']);
  return texts.t(path === adminContactPath ? 'adminContact:meta.title' : 'adminVoices:meta.title');
}
