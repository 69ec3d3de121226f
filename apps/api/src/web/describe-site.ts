import { pageIds, pages } from '@rakhim/contract';
import { defaultLanguage, languageIds } from '@rakhim/i18n';

const indexed = pageIds.filter((id) => pages[id].isIndexed).map((id) => pages[id].path);

/**
 * Every page that search engines should know, each with its other languages.
 *
 * @see https://www.sitemaps.org/protocol.html and, for `xhtml:link`, Google's documentation of localized versions.
 */
export function describeSitemap(origin: string): string {
  const urls = indexed.flatMap((path) => {
    const alternates = [
      ...languageIds.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}/${language}/${path}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/${defaultLanguage}/${path}"/>`,
    ].join('');
    return languageIds.map((language) => `<url><loc>${origin}/${language}/${path}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Writes robots.txt: pages for members are closed to crawlers, which never sign in; the API is described elsewhere. */
export function describeRobots(origin: string): string {
  const closed = [
    '/api/',
    '/auth/',
    '/functions/',
    '/v1/',
    '/admin/',
    ...languageIds.flatMap((language) => closedPages.map((path) => `/${language}/${path}`)),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const closedPages = pageIds.filter((id) => pages[id].audience === 'member').map((id) => pages[id].path);
