import { expect, it } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { preloadFaces } from './page-faces.ts';

const faces = ['arabic-400', 'arabic-600', 'latin-400', 'latin-600'].map(
  (face) => [`src/styles/faces/ibm-plex-sans-arabic-${face}-normal.woff2`, { file: `assets/${face}.woff2` }] as const,
);
const manifest = Object.fromEntries(faces) as BuildManifest;

it.each([
  ['ar', ['/assets/arabic-400.woff2', '/assets/arabic-600.woff2']],
  ['en', ['/assets/latin-400.woff2', '/assets/latin-600.woff2']],
] as const)('asks for the faces of a page in %s together with its styles', (language, files) => {
  expect([...preloadFaces(manifest, language).matchAll(/href="([^"]*)"/gu)].map(([, file]) => file)).toEqual(files);
});

it('says so where the build lacks one', () => {
  expect(() => preloadFaces({}, 'ar')).toThrow('arabic-400');
});
