import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    checks: 'src/checks.ts',
    'say-as': 'src/say-as.ts',
    'spoken-length': 'src/spoken-length.ts',
    'suite/score': 'suite/score.ts',
    'suite/front-end': 'suite/front-end.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The package prefers no runtime: it must not import anything of Node.
  platform: 'neutral',
  dts: true,
  clean: true,
  treeshake: true,
  esbuildOptions(options) {
    // Arabic stays Arabic: a third of the size of escapes.
    options.charset = 'utf8';
  },
});
