import { type PageId, adminPaths, pages } from '@rakhim/contract/pages';
import { defaultLanguage, type Language, languageIds } from '@rakhim/i18n/languages';

/** The address of a page in a language. */
export function pathOf(page: PageId, language: Language): string {
  return `/${language}/${pages[page].path}`;
}

export function isLanguage(text: string | undefined): text is Language {
  return languageIds.some((id) => id === text);
}

/** The language that a path names, if it names one. */
export function languageInPath(path: string): Language | undefined {
  const [, first] = path.split('/');
  return isLanguage(first) ? first : undefined;
}

/** The language that a path names, or the default one where it names none. */
export function languageOfPath(path: string): Language {
  return languageInPath(path) ?? defaultLanguage;
}

/**
 * The same address in another language: only the prefix changes; a bare language leads to its home page, and pages of
 * administrators have no prefix.
 */
export function inLanguage(language: Language, path: string): string {
  const [, first, ...rest] = path.split('/');
  if (adminPaths.some((known) => known === path)) {
    return path;
  }
  if (!isLanguage(first)) {
    return pathOf('home', language);
  }
  return rest.join('/') === '' ? pathOf('home', language) : `/${[language, ...rest].join('/')}`;
}

const knownPaths = new Set<string>([
  ...adminPaths,
  ...languageIds.flatMap((language) => Object.values(pages).map((page) => `/${language}/${page.path}`)),
]);

const memberPaths = new Set<string>([
  ...adminPaths,
  ...languageIds.flatMap((language) =>
    Object.values(pages).flatMap(({ path, audience }) => (audience === 'member' ? [`/${language}/${path}`] : [])),
  ),
]);

/** Tells whether a path is a page for members only. */
export function isMemberPath(path: string): boolean {
  return memberPaths.has(path);
}

/** The pages that members work on: around them stands the frame of the app instead of that of the site. */
const appPages: readonly PageId[] = [
  'generate',
  'history',
  'jobs',
  'lexicon',
  'dashboard',
  'usage',
  'apiKeys',
  'webhooks',
  'subscription',
  'pricing',
  'settings',
];

const appPaths = new Set<string>([
  ...adminPaths,
  ...languageIds.flatMap((language) => appPages.map((page) => pathOf(page, language))),
]);

/** Tells whether members see a path in the frame of the app. */
export function isAppPath(path: string): boolean {
  return appPaths.has(path);
}

/** Tells whether a path is one of ours, so that nobody can be sent to another site after signing in. */
export function isKnownPath(path: string): boolean {
  const [address = ''] = path.split(/[?#]/);
  return knownPaths.has(address);
}
