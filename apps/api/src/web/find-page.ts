import { adminContactPath, notFoundPath, pages } from '@rakhim/contract';
import { defaultLanguage, type Language, languageIds } from '@rakhim/i18n';
import type { WebBuild } from './web-build.ts';

export type FoundPage = { readonly redirect: string } | { readonly status: 200 | 404; readonly html: string };

const pagePaths = new Set<string>(Object.values(pages).map((page) => page.path));

/**
 * Finds the response for an address that the API does not answer: a page, a redirect, or the page for unknown
 * addresses.
 * @param preferred the reader's language, for the address `/`, which names none.
 */
export function findPage(build: WebBuild, path: string, preferred: Language): FoundPage {
  if (path === adminContactPath) {
    return { status: 200, html: build.pages.get(adminContactPath) ?? build.shells[defaultLanguage] };
  }
  if (path === '/') {
    return { redirect: `/${preferred}` };
  }
  const [, first = '', ...rest] = path.replace(/\/+$/, '').split('/');
  const language = languageIds.find((id) => id === first);
  if (!language) {
    return { redirect: `/${defaultLanguage}` };
  }
  const page = rest.join('/') || pages.home.path;
  return pagePaths.has(page)
    ? { status: 200, html: htmlOf(build, language, page) }
    : { status: 404, html: htmlOf(build, language, notFoundPath) };
}

function htmlOf(build: WebBuild, language: Language, page: string): string {
  return build.pages.get(`/${language}/${page}`) ?? build.shells[language];
}
