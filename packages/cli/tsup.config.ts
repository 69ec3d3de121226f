import { defineConfig } from 'tsup';

/** Packages that are not published on their own; what they need comes along. */
const bundled = [/^@rakhim\/(?:batch|containers|contract|i18n|text)(?:\/|$)/u];

export default defineConfig({
  entry: ['src/bin.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  // Each command is a file of its own, read when it is called.
  splitting: true,
  clean: true,
  noExternal: bundled,
  // They may be missing: an addon, and data with a licence of its own.
  external: ['keytar', '@rakhim/arabic-model'],
  esbuildOptions(options) {
    options.conditions = ['@rakhim/source'];
    options.charset = 'utf8';
    options.legalComments = 'linked';
    // Some bundled packages are CommonJS and ask for Node's own modules.
    options.banner = { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" };
  },
});
