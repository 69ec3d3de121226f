import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  // No runtime is preferred: nothing of Node may be imported.
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  // Comes along, so that the package depends on nothing.
  noExternal: [/^@rakhim\/(?:containers|text)(?:\/|$)/u],
  esbuildOptions(options) {
    options.conditions = ['@rakhim/source'];
  },
});
