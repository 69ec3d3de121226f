import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { languages, type Language } from '@rakhim/i18n';

/** The web app as its build left it. */
export interface WebBuild {
  /** The place where its files lie. */
  readonly folder: string;
  /** Pages rendered at build time, by path without a slash at the end. */
  readonly pages: ReadonlyMap<string, string>;
  /** The page for every other address, which the browser fills. */
  readonly shells: Readonly<Record<Language, string>>;
}

const pagesFolder = 'pages';

/** Reads the pages of a build into memory, once. @returns `undefined` where the web app was not built. */
export async function openWebBuild(folder: string): Promise<WebBuild | undefined> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (template === undefined) {
    return undefined;
  }
  const files = (await readdir(join(folder, pagesFolder), { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const pages = await Promise.all(
    files.map(
      async (file) =>
        [
          `/${file.slice(0, -'.html'.length).split(sep).join('/')}`,
          await readFile(join(folder, pagesFolder, file), 'utf8'),
        ] as const,
    ),
  );
  return {
    folder,
    pages: new Map(pages),
    shells: { en: createShell(template, 'en'), ar: createShell(template, 'ar') },
  };
}

function createShell(template: string, language: Language): string {
  return template.replace(
    '<html lang="en" dir="ltr">',
    `<html lang="${language}" dir="${languages[language].direction}">`,
  );
}
