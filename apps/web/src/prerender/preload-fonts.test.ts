import { expect, it } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { preloadFonts } from './preload-fonts.ts';

const faces = ['arabic-400', 'arabic-600', 'latin-400', 'latin-600'].map(
  (face) => [`src/styles/faces/ibm-plex-sans-arabic-${face}-normal.woff2`, { file: `assets/${face}.woff2` }] as const,
);
const manifest = Object.fromEntries(faces) as BuildManifest;

it.each([
  ['ar', ['/assets/arabic-400.woff2', '/assets/arabic-600.woff2']],
  ['en', ['/assets/latin-400.woff2', '/assets/latin-600.woff2']],
] as const)('a page in %s preloads the fonts of its script', (language, files) => {
  expect([...preloadFonts(manifest, language).matchAll(/href="([^"]*)"/gu)].map(([, file]) => file)).toEqual(files);
});

it('a missing font fails the build by its name', () => {
  expect(() => preloadFonts({}, 'ar')).toThrow('arabic-400');
});
