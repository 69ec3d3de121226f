import { type PageId, pageIds, pages } from '@nabra/contract/pages';
import { type Language, languageIds } from '@nabra/i18n/languages';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageModules } from '#src/app/page-modules.ts';
import { pathOf } from '#src/config/paths.ts';
import type { BuildManifest } from './build-manifest.ts';
import { compressFiles } from './compress-files.ts';
import { renderPage } from './entry-server.tsx';
import { inlineEarlyScripts, type PageScripts, showBeforeCode } from './page-head.ts';
import { scriptsOf, textSourcesOf } from './page-scripts.ts';
import { requireScriptBudget } from './script-budget.ts';

/** React puts what belongs into the head in front of the page. */
const headTags = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

const clientFolder = join(import.meta.dirname, '..', 'client');
const readScript = (name: string): string => readFileSync(join(clientFolder, name), 'utf8');
const templateFile = join(clientFolder, 'index.html');
const template = inlineEarlyScripts(await readFile(templateFile, 'utf8'), readScript);
const manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;

/** Writes every page that search engines should know as a file of its own, beside an empty one for all others. @returns its scripts by its path. */
async function prerenderPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const scriptsByPath = new Map<string, readonly string[]>();
  for (const language of languageIds) {
    for (const page of pageIds.filter((id) => pages[id].isIndexed)) {
      const path = pathOf(page, language);
      const scripts = scriptsNeededBy(page, language);
      await writePage(path, fill(showBeforeCode(template, inOrder(scripts), readScript), await renderPage(path)));
      scriptsByPath.set(path, scripts);
    }
  }
  return scriptsByPath;
}

function sourceOf(page: PageId): string {
  return `src/app/pages/${pages[page].path}-page.tsx`;
}

function scriptsNeededBy(page: PageId, language: Language): readonly string[] {
  const texts = textSourcesOf(manifest, language, ['site', ...pageModules[page].namespaces]);
  return scriptsOf(manifest, ['index.html', sourceOf(page), ...texts]);
}

/** What the app begins with runs in turn; the page's own code follows when the app asks for it. */
function inOrder(scripts: readonly string[]): PageScripts {
  const appScripts = scriptsOf(manifest, ['index.html']);
  const addressOf = (file: string) => `/${file}`;
  return { inTurn: appScripts.map(addressOf), besides: scripts.filter((file) => !appScripts.includes(file)).map(addressOf) };
}

function fill(page: string, { html, language, direction }: Awaited<ReturnType<typeof renderPage>>): string {
  const head = headTags.exec(html)?.[0] ?? '';
  return page
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => html.slice(head.length));
}

async function writePage(path: string, html: string): Promise<void> {
  const file = join(clientFolder, 'pages', `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function compressedBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(clientFolder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

await writeFile(templateFile, template);
await compressFiles(clientFolder);
const bytes = new Map<string, number>();
for (const [path, scripts] of await prerenderPages()) {
  bytes.set(path, await compressedBytes(scripts));
}
requireScriptBudget(bytes);
