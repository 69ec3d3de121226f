#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };

// Asked for in this way, Node's own modules need no loader: that is a tenth of a start.
const { enableCompileCache } = process.getBuiltinModule('node:module');
const { writeSync } = process.getBuiltinModule('node:fs');

// The compile cache makes the next start faster.
enableCompileCache();

const [first, ...others] = process.argv.slice(2);
if ((first === '--version' || first === '-V') && others.length === 0) {
  // The version needs nothing of the rest.
  writeSync(1, `${manifest.version}\n`);
} else {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process, manifest.version);
}
