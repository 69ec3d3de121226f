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
