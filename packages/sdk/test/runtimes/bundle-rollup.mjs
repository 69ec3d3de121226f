import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const bundle = await rollup({
  input: 'entry.mjs',
  plugins: [nodeResolve({ browser: true })],
  onwarn: ({ message }) => process.stdout.write(message),
});
await bundle.write({ file: 'rollup.bundle.js', format: 'iife' });
