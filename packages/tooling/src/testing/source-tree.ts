import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the configuration files under test. */
export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * A small project on disk, gone at the end of the block that holds it: `using tree = createSourceTree({ 'a/b.ts': '…'
 * })`.
 */
export interface SourceTree extends Disposable {
  readonly root: string;
}

/**
 * Writes files into a fresh temporary folder.
 *
 * @param files content by path, relative to the root.
 * @param links path of the link → path it leads to, both relative to the root or absolute.
 */
export function createSourceTree(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): SourceTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rakhim-tooling-')));
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const [path, target] of Object.entries(links)) {
    const link = resolve(root, path);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(root, target), link, 'junction');
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
