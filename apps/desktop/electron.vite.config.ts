import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const conditions = ['@nabra/source', 'module', 'development|production'];
/** What describes a shape does nothing: schemas that a bundle does not use are not in it. */
const treeshake = { manualPureFunctions: ['z', 'defineRoute'] };

export default defineConfig({
  main: {
    resolve: { conditions: [...conditions, 'node'] },
    build: {
      outDir: here('out/main'),
      target: 'node24',
      // Everything is bundled but what is native or belongs to Electron: what is not there cannot be missing from a package.
      externalizeDeps: false,
      lib: { entry: { main: here('src/main/main.ts') }, formats: ['es'] },
      rolldownOptions: { external: ['electron', 'keytar'], treeshake },
    },
  },
  preload: {
    resolve: { conditions: [...conditions, 'browser'] },
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
    plugins: [react()],
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
