import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The package prefers no runtime: it must not import anything of Node.
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  // Comes along, so that the package depends on nothing.
  noExternal: [/^@rakhim\/(?:containers|text)(?:\/|$)/u],
  esbuildOptions(options) {
    options.conditions = ['@rakhim/source'];
    // React Native's preset of Babel refuses a package that has them.
    options.supported = { 'class-static-blocks': false };
  },
});
