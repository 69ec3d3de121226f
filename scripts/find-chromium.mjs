/** Prints the path of a Chromium for the tests that need one, and installs one where there is none. */
import { ensureChromium } from './lib/chromium.mjs';
import { findNode } from './lib/node-runtime.mjs';

try {
  process.stdout.write(`${ensureChromium(findNode())}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
