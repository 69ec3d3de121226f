import { pageIds, pages } from '@nabra/contract/pages';
import { languageIds } from '@nabra/i18n/languages';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathOf } from '#src/config/paths.ts';
import { compressFiles } from './compress-files.ts';
import { renderPage } from './entry-server.tsx';
import { type BuildManifest, stylesheetsOf } from './page-stylesheets.ts';

/** React puts what belongs into the head in front of the page. */
const headTags = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** Writes every page that search engines should know as a file of its own, beside an empty one for all others. */
async function prerenderPages(folder: string): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;
  const write = async (path: string, html: string) => {
    const file = join(folder, 'pages', `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  for (const language of languageIds) {
    for (const page of pageIds.filter((id) => pages[id].isIndexed)) {
      const path = pathOf(page, language);
      const sheets = stylesheetsOf(manifest, `src/app/pages/${pages[page].path}-page.tsx`);
      await write(path, fill(withStylesheets(template, sheets), await renderPage(path)));
    }
  }
}

function withStylesheets(template: string, sheets: readonly string[]): string {
  const missing = sheets.filter((sheet) => !template.includes(sheet));
  return template.replace('</head>', `${missing.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`).join('')}</head>`);
}

function fill(template: string, { html, language, direction }: Awaited<ReturnType<typeof renderPage>>): string {
  const head = headTags.exec(html)?.[0] ?? '';
  return template
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => html.slice(head.length));
}

const clientFolder = join(import.meta.dirname, '..', 'client');
await prerenderPages(clientFolder);
await compressFiles(clientFolder);
