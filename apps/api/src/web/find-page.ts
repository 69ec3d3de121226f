import { adminPaths, notFoundPath, pages, type WebPage } from '@rakhim/contract';
import { defaultLanguage, type Language, languageIds } from '@rakhim/i18n';
import type { WebBuild } from './web-build.ts';

export type FoundPage =
  | { readonly redirect: string }
  | { readonly status: 200 | 404; readonly html: string; readonly isIndexed: boolean };

const pagesByPath = new Map<string, WebPage>(Object.values(pages).map((page) => [page.path, page]));

/**
 * Finds the response for an address that the API does not answer: a page, a redirect, or the page for unknown
 * addresses.
 * @param preferred the reader's language, for the address `/`, which names none.
 */
export function findPage(build: WebBuild, path: string, preferred: Language): FoundPage {
  if (adminPaths.some((known) => known === path)) {
    return { status: 200, html: build.pages.get(path) ?? build.shells[defaultLanguage], isIndexed: false };
  }
  if (path === '/') {
    return { redirect: `/${preferred}` };
  }
  const [, first = '', ...rest] = path.replace(/\/+$/, '').split('/');
  const language = languageIds.find((id) => id === first);
  if (!language) {
    return { redirect: `/${defaultLanguage}` };
  }
  const [name = '', ...more] = rest;
  const page = pagesByPath.get(name || pages.home.path);
  const partsMax = page?.parameter === undefined ? 0 : 1;
  return page && more.length === partsMax
    ? { status: 200, html: htmlOf(build, language, page.path), isIndexed: page.isIndexed }
    : { status: 404, html: htmlOf(build, language, notFoundPath), isIndexed: false };
}

function htmlOf(build: WebBuild, language: Language, page: string): string {
  return build.pages.get(`/${language}/${page}`) ?? build.shells[language];
}
