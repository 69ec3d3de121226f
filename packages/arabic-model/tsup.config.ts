import { defineConfig } from 'tsup';

export default defineConfig({
  // The data lie beside the build, at the same way up as from the source.
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  // The addresses of the data, in both.
  shims: true,
  target: 'node20',
  platform: 'node',
  dts: true,
  clean: true,
});
