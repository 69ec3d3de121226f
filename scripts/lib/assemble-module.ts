import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const lineLength = 120;

/**
 * Assembles a WebAssembly text file into a TypeScript file that holds the module in base64, so that it needs no loading
 * of its own.
 *
 * @param constant the name under which the module is exported.
 */
export async function assembleModule(source: URL, constant: string): Promise<string> {
  const name = basename(fileURLToPath(source));
  const module = (await wabt()).parseWat(name, await readFile(source, 'utf8'), { simd: true });
  const base64 = Buffer.from(module.toBinary({}).buffer).toString('base64');
  module.destroy();
  const lines = base64.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [
    `/** ${name}, assembled by \`npm run generate\`. */`,
    `export const ${constant} =`,
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}
