import { adminContactPath, notFoundPath, type PageId, pageIds, pages } from '@rakhim/contract/pages';
import { defaultLanguage, type Language, languageIds, languages } from '@rakhim/i18n/languages';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageModules } from '#src/app/page-modules.ts';
import { pathOf } from '#src/config/paths.ts';
import type { BuildManifest } from './build-manifest.ts';
import { compressFiles } from './compress-files.ts';
import { renderPage } from './entry-server.tsx';
import { inlineEarlyScripts, type PageScripts, showBeforeCode } from './page-head.ts';
import { preloadFaces } from './page-faces.ts';
import { scriptsOf, textSourcesOf } from './page-scripts.ts';
import { requireScriptBudget } from './script-budget.ts';
import { shellPages, titleOfInbox, titleOfNotFound, titleOfShell } from './shell-titles.ts';

/** React puts what belongs into the head in front of the page. */
const headTags = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

const clientFolder = join(import.meta.dirname, '..', 'client');
const readScript = (name: string): string => readFileSync(join(clientFolder, name), 'utf8');
const templateFile = join(clientFolder, 'index.html');
const template = inlineEarlyScripts(await readFile(templateFile, 'utf8'), readScript);
const manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;

/** Where search engines need not come, but people from outside do. */
const alsoPrerendered: readonly PageId[] = ['forgotPassword'];

/** The code of the form of a page, which comes once the page stands. */
const forms: Partial<Record<PageId, string>> = {
  contact: 'src/features/contact/form/contact-form.tsx',
  login: 'src/features/auth/login/login-form.tsx',
  register: 'src/features/auth/register/register-form.tsx',
  forgotPassword: 'src/features/auth/forgot/forgot-password-form.tsx',
};

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
        fill(showBeforeCode(template, inOrder(scripts, forms[page]), readScript), await renderPage(path)),
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
  await writePage(adminContactPath, shellCalled(await titleOfInbox(defaultLanguage), defaultLanguage));
}

function shellCalled(title: string, language: Language): string {
  return fill(template, { html: `<title>${title}</title>`, language, direction: languages[language].direction });
}

function sourceOf(page: PageId): string {
  return `src/app/pages/${pages[page].path}-page.tsx`;
}

function scriptsNeededBy(page: PageId, language: Language): readonly string[] {
  const texts = textSourcesOf(manifest, language, ['site', ...pageModules[page].namespaces]);
  return scriptsOf(manifest, ['index.html', sourceOf(page), ...texts]);
}

/**
 * What the app begins with runs in turn; the page's own code follows when the app asks for it, and its form's when
 * nothing else is to be done.
 */
function inOrder(scripts: readonly string[], form: string | undefined): PageScripts {
  const appScripts = scriptsOf(manifest, ['index.html']);
  const formScripts = form === undefined ? [] : scriptsOf(manifest, [form]);
  const without = (known: readonly string[]) => (file: string) => !known.includes(file);
  const addressOf = (file: string) => `/${file}`;
  return {
    inTurn: appScripts.map(addressOf),
    besides: scripts.filter(without(appScripts)).map(addressOf),
    later: formScripts.filter(without(scripts)).map(addressOf),
  };
}

function fill(page: string, { html, language, direction }: Awaited<ReturnType<typeof renderPage>>): string {
  const head = headTags.exec(html)?.[0] ?? '';
  return page
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head)
    .replace('</head>', `${preloadFaces(manifest, language)}</head>`)
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
await writeShells();
await compressFiles(clientFolder);
const bytes = new Map<string, number>();
for (const [path, scripts] of await prerenderPages()) {
  bytes.set(path, await compressedBytes(scripts));
}
requireScriptBudget(bytes);
