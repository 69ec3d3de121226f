import type { BuildManifest } from './build-manifest.ts';

/**
 * The stylesheets of a page and of the parts that it loads by itself. Named in the page, they are there before its first paint; otherwise they
 * would come with its code, and people would see it without its looks for a moment.
 */
export function stylesheetsOf(manifest: BuildManifest, entry: string): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string): void => {
    const file = manifest[name];
    if (!file || seen.has(name)) {
      return;
    }
    seen.add(name);
    [...(file.imports ?? []), ...(file.dynamicImports ?? [])].forEach(visit);
    file.css?.forEach((sheet) => sheets.add(sheet));
  };
  visit(entry);
  return [...sheets];
}
