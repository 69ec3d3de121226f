/**
 * What a process holds after it read a page, in MB beyond what Node holds by itself: `node --expose-gc
 * measure-memory.mjs <folder with the installed packages and page.txt>`. Plain JavaScript, so that Node
 * does not load what strips types.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv, memoryUsage, stdout } from 'node:process';

const folder = argv[2] ?? '';
const text = readFileSync(join(folder, 'page.txt'), 'utf8');
const find = createRequire(join(folder, 'index.js'));

function megabytes() {
  globalThis.gc?.();
  return memoryUsage().rss / 2 ** 20;
}

const withoutFrontEnd = megabytes();
const { createLexiconDiacritiser, createMarkNetwork, readText } = find('@rakhim/arabic');
const { loadLexicon, loadNetwork } = find('@rakhim/arabic-model');
const diacritiser = createLexiconDiacritiser(loadLexicon(), { network: createMarkNetwork(loadNetwork()) });
for (const item of readText(text, { dialect: 'msa', diacritiser })) {
  void item;
}
stdout.write((megabytes() - withoutFrontEnd).toFixed(0));
