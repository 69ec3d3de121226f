import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const conditions = ['@rakhim/source', 'module', 'development|production'];
/** Both are built as code for Node, which resolves by conditions of its own. */
const nodeSide = {
  resolve: { conditions: [...conditions, 'node'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] }, noExternal: true as const },
};
/** Schemas have no side effects: those that a bundle does not use are left out. */
const treeshake = { manualPureFunctions: ['z', 'defineRoute'] };

/** Screens have paths of their own, so files are named from the root; electron-vite would name them from the page. */
const namedFromRoot: Plugin = { name: 'named-from-root', enforce: 'post', config: () => ({ base: '/' }) };

export default defineConfig({
  main: {
    ...nodeSide,
    build: {
      outDir: here('out/main'),
      target: 'node24',
      // Everything is bundled but what is native or belongs to Electron: what is not there cannot be missing from a
      // package.
      externalizeDeps: false,
      lib: {
        entry: { main: here('src/main/main.ts'), 'plan-worker': here('src/main/batch/plan-worker.ts') },
        formats: ['es'],
      },
      rolldownOptions: { external: ['electron', 'keytar'], treeshake },
    },
  },
  preload: {
    ...nodeSide,
    build: {
      outDir: here('out/preload'),
      // A preload script in the sandbox can load nothing but `electron`.
      externalizeDeps: false,
      lib: { entry: { preload: here('src/preload/preload.ts') }, formats: ['cjs'] },
      rolldownOptions: { external: ['electron'], treeshake, output: { entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    // The screens are the web app's, built from its source with an entry of its own.
    root: here('../web'),
    publicDir: here('../web/public'),
    plugins: [react(), namedFromRoot],
    resolve: { conditions: [...conditions, 'browser'] },
    build: {
      outDir: here('out/renderer'),
      emptyOutDir: true,
      minify: true,
      // Inlined files would need `data:` in the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: { input: { desktop: here('../web/desktop.html') }, treeshake },
    },
  },
});
