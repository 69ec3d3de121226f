import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One file of diacritised text. */
export interface CorpusFile {
  readonly name: string;
  /** Modern prose is scarcer than classical and nearer to what people write, so it is counted more often. */
  readonly isModern: boolean;
  readonly lines: readonly string[];
}

/**
 * Reads the gzip files of a folder whose names begin with `prefix`, in the order of their names.
 *
 * @throws when the folder has no such file.
 */
export function readCorpus(folder: string, prefix: string): CorpusFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.txt.gz'))
    .sort();
  if (names.length === 0) {
    throw new Error(`No file in ${folder} begins with "${prefix}".`);
  }
  return names.map((name) => ({
    name,
    isModern: name.includes('modern'),
    lines: gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean),
  }));
}
