#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import manifest from '../package.json' with { type: 'json' };

// What was compiled once is read back at the next start.
enableCompileCache();

const [first, ...others] = process.argv.slice(2);
if ((first === '--version' || first === '-V') && others.length === 0) {
  // The one question that needs nothing of the rest.
  process.stdout.write(`${manifest.version}\n`);
} else {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process, manifest.version);
}
