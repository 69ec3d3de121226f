import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compressible = /\.(js|css|svg|webmanifest)$/;
const compress = promisify(brotliCompress);

/**
 * Writes a Brotli copy beside every file of a folder that becomes smaller by it, so that the server never compresses
 * them.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) =>
      writeFile(join(folder, `${file}.br`), await compress(await readFile(join(folder, file)))),
    ),
  );
}
