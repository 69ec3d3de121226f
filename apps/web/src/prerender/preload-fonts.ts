import type { Language } from '@rakhim/i18n/languages';
import type { BuildManifest } from './build-manifest.ts';

/** The letters that most of a page in a language is written in. */
const scripts = { ar: 'arabic', en: 'latin' } as const satisfies Record<Language, string>;

/**
 * Has the faces that a page is mostly set in asked for together with its styles. Asked for by these, they come a moment
 * after the first paint, and lines that break elsewhere then move all that stands below them.
 *
 * @throws {Error} where the build has no such face.
 */
export function preloadFonts(manifest: BuildManifest, language: Language): string {
  return ['400', '600']
    .map(
      (weight) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${faceOf(manifest, scripts[language], weight)}">`,
    )
    .join('');
}

function faceOf(manifest: BuildManifest, script: string, weight: string): string {
  const name = `ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`;
  const file = Object.entries(manifest).find(([source]) => source.endsWith(`/faces/${name}`))?.[1].file;
  if (file === undefined) {
    throw new Error(`The build has no ${name}.`);
  }
  return file;
}
