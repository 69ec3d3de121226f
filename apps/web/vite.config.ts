import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The place where the API of a local run listens; `npm run dev` says it. */
const localApi = process.env['RAKHIM_API_URL'] ?? 'http://127.0.0.1:3000';
const apiPaths = ['/api', '/auth', '/functions', '/v1', '/webhooks', '/local', '/livez', '/openapi.json'];

/**
 * Libraries that every page begins with, and what joins the files. Each is a file of its own, run in a task of its own,
 * and stays in the browser's keep when ours changes.
 */
const libraries = [
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18next', test: /node_modules\/(i18next|react-i18next)\// },
];

/**
 * Our own code in few files: each of the two dozen that a page would be made of costs a phone more to ask for than to
 * run. What starts the app stays by itself, since it waits for pages, which need the rest.
 */
const own = [
  { name: 'app', tags: ['$initial' as const], test: /\.(?!html)\w+$(?<!main\.tsx)/ },
  // Small modules that several public pages share.
  {
    name: 'shared',
    test: pathWith([
      '/src/components/seo/',
      '/src/components/ui/badge',
      '/src/components/ui/banner',
      '/src/components/ui/option',
      '/src/components/ui/play-button',
      '/src/config/public-origin',
      '/src/lib/draft-key',
      '/src/lib/lazy-on-interaction',
      '/src/lib/plain-number',
      '/src/lib/use-format',
      '/src/characters.ts',
      '/src/dialects.ts',
      '/src/limits.ts',
      '/src/plans.ts',
      '/src/voices.ts',
      '/draw-bars',
      '/icons/check.',
    ]),
  },
  // What the landing page and the studio each share with parts of theirs that come later.
  {
    name: 'landing',
    test: pathWith(['/src/components/ui/choice-group', '/live-reading', '/src/lib/draft-text', '/src/targets.ts']),
  },
  {
    name: 'studio',
    test: pathWith([
      '/src/features/generate/draft',
      '/src/features/generate/studio-store',
      '/src/lib/use-is-apple',
      '/voice-signature',
      '/icons/audio-lines.',
    ]),
  },
];

/** @returns whether a module's path has one of these parts. */
function pathWith(parts: readonly string[]): (path: string) => boolean {
  return (path) => parts.some((part) => path.includes(part));
}

/** Adds the tags that the API puts into the head of a page; in development, Vite sends the page. */
const headOfLocalRun: Plugin = {
  name: 'rakhim:head-of-local-run',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace('other-sign-in-placeholder', 'google')
      .replace('demo-sign-in-placeholder', 'offered')
      .replace('billing-placeholder', 'stripe'),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), headOfLocalRun],
  resolve: { conditions: ['@rakhim/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@rakhim/source', 'module', 'node', 'development|production'] } },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, localApi])) },
  // The server puts a fresh nonce in its place with every page it sends; see the content security policy there.
  html: { cspNonce: 'nonce-placeholder' },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // All of it is ten kilobytes: one file, kept by the browser, is there sooner than the dozen that a page would be
    // made of.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // Describing a shape does nothing: what the browser does not check is not sent to it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', 'defineRoute'] },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [...libraries, ...own] } } }),
    },
  },
}));
