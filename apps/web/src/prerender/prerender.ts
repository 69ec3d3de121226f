import { adminPaths, notFoundPath, type PageId, pageIds, pages } from '@rakhim/contract/pages';
import { defaultLanguage, type Language, languageIds, languages } from '@rakhim/i18n/languages';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { pageModules } from '#src/app/page-modules.ts';
import { pathOf } from '#src/config/paths.ts';
import type { BuildManifest } from './build-manifest.ts';
import { renderPage } from './entry-server.tsx';
import { inlineEarlyScripts, loadScriptsAfterPaint } from './page-head.ts';
import { preloadFonts } from './preload-fonts.ts';
import { pageSourceOf, requireScriptBudget, scriptsOf, textSourcesOf } from './page-scripts.ts';
import { shellPages, titleOfAdminPage, titleOfNotFound, titleOfShell } from './shell-titles.ts';

/** React puts what belongs into the head in front of the page. */
const headTags = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** The kinds of files that become smaller by compression. */
const compressible = /\.(js|css|svg|webmanifest)$/;
const compress = promisify(brotliCompress);

const clientFolder = join(import.meta.dirname, '..', 'client');
const readScript = (name: string): string => readFileSync(join(clientFolder, name), 'utf8');
const templateFile = join(clientFolder, 'index.html');
const template = inlineEarlyScripts(await readFile(templateFile, 'utf8'), readScript);
const manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;

/** Pages that search engines need not know but links from outside lead to. */
const alsoPrerendered: readonly PageId[] = ['forgotPassword'];

/**
 * Writes every page that visitors come to from outside as a file of its own, beside an empty one for all others.
 * @returns its scripts by its path.
 */
async function prerenderPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const scriptsByPath = new Map<string, readonly string[]>();
  for (const language of languageIds) {
    for (const page of pageIds.filter((id) => pages[id].isIndexed || alsoPrerendered.includes(id))) {
      const path = pathOf(page, language);
      const scripts = scriptsNeededBy(page, language);
      await writePage(
        path,
        fill(loadScriptsAfterPaint(template, scripts, scriptsOf(manifest, ['index.html'])), await renderPage(path)),
      );
      scriptsByPath.set(path, scripts);
    }
  }
  return scriptsByPath;
}

/**
 * A page that the browser fills has its title from the beginning: tabs, histories and screen readers tell it by that.
 */
async function writeShells(): Promise<void> {
  for (const language of languageIds) {
    for (const page of shellPages) {
      await writePage(pathOf(page, language), shellCalled(await titleOfShell(page, language), language));
    }
    await writePage(`/${language}/${notFoundPath}`, shellCalled(await titleOfNotFound(language), language));
  }
  for (const path of adminPaths) {
    await writePage(path, shellCalled(await titleOfAdminPage(path, defaultLanguage), defaultLanguage));
  }
}

function shellCalled(title: string, language: Language): string {
  return fill(template, { html: `<title>${title}</title>`, language, direction: languages[language].direction });
}

function scriptsNeededBy(page: PageId, language: Language): readonly string[] {
  const texts = textSourcesOf(manifest, language, ['site', ...pageModules[page].namespaces]);
  return scriptsOf(manifest, ['index.html', pageSourceOf(manifest, page), ...texts]);
}

function fill(page: string, { html, language, direction }: Awaited<ReturnType<typeof renderPage>>): string {
  const head = headTags.exec(html)?.[0] ?? '';
  return page
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head)
    .replace('</head>', `${preloadFonts(manifest, language)}</head>`)
    .replace('<!--page-->', () => html.slice(head.length));
}

async function writePage(path: string, html: string): Promise<void> {
  const file = join(clientFolder, 'pages', `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/**
 * Writes a Brotli copy beside every file of a folder that becomes smaller by it, so that the server never compresses
 * them.
 */
async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) =>
      writeFile(join(folder, `${file}.br`), await compress(await readFile(join(folder, file)))),
    ),
  );
}

async function compressedBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(clientFolder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

await writeFile(templateFile, template);
await writeShells();
await compressFiles(clientFolder);
const bytes = new Map<string, number>();
for (const [path, scripts] of await prerenderPages()) {
  bytes.set(path, await compressedBytes(scripts));
}
requireScriptBudget(bytes);
