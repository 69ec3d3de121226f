import { type PageId, pages } from '@rakhim/contract/pages';
import type { BuildManifest } from './build-manifest.ts';

/**
 * The scripts that must be there before any of the given sources can run, theirs included, once each: what is needed
 * before what needs it. @throws {Error} where the build lacks one.
 */
export function scriptsOf(manifest: BuildManifest, entries: readonly string[]): readonly string[] {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const visit = (name: string): void => {
    const built = manifest[name];
    if (!built) {
      throw new Error(`The build has no ${name}.`);
    }
    if (!visited.has(name)) {
      visited.add(name);
      built.imports?.forEach(visit);
      scripts.add(built.file);
    }
  };
  entries.forEach(visit);
  return [...scripts];
}

/**
 * The source of a page in its feature's folder, such as `…/api-docs-page.tsx` for the page with the path `api-docs`.
 *
 * @throws {Error} where the build has none.
 */
export function pageSourceOf(manifest: BuildManifest, page: PageId): string {
  const name = `${pages[page].path}-page.tsx`;
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}`));
  if (source === undefined) {
    throw new Error(`The build has no ${name}.`);
  }
  return source;
}

/** The sources behind the texts of a page, such as `…/locales/ar/web/api-docs.ts` for the namespace `apiDocs`. */
export function textSourcesOf(
  manifest: BuildManifest,
  language: string,
  namespaces: readonly string[],
): readonly string[] {
  return namespaces.map((namespace) => {
    const name = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const source = Object.keys(manifest).find((key) =>
      new RegExp(`/locales/${language}/(web/)?${name}\\.ts$`).test(key),
    );
    if (source === undefined) {
      throw new Error(`The build has no texts for ${namespace} in ${language}.`);
    }
    return source;
  });
}

/** Bytes of JavaScript, compressed, that may be needed before a public page is alive. */
export const scriptBytesMax = 130_000;

/**
 * Refuses a build in which a page needs too much.
 *
 * @param bytes by the path of the page.
 * @throws {Error} that names the pages and what each needs.
 */
export function requireScriptBudget(bytes: ReadonlyMap<string, number>): void {
  const over = [...bytes].filter(([, size]) => size > scriptBytesMax);
  if (over.length > 0) {
    const lines = over.map(([path, size]) => `  ${path} needs ${size.toLocaleString('en')} bytes`);
    throw new Error(
      `Too much JavaScript before a public page is alive; at most ${scriptBytesMax.toLocaleString('en')} bytes, compressed:\n${lines.join('\n')}\nLoad what the first sight does not need by itself (React.lazy, import()).`,
    );
  }
}
