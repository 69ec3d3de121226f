import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The channel files that installed apps read, one for each system and, on Linux, for each processor. */
const channels = ['latest.yml', 'latest-mac.yml', 'latest-linux.yml', 'latest-linux-arm64.yml'];

interface FeedFile {
  readonly name: string;
  readonly sha512: string;
  readonly size: number;
}

/**
 * What keeps a folder from being a feed of electron-updater: a channel that is missing, a version that is not that of
 * the others, a file that a channel names and that is not there, or not whole.
 */
export async function findFeedFaults(folder: string): Promise<string[]> {
  const present = new Set(await readdir(folder));
  const missing = channels.filter((channel) => !present.has(channel)).map((channel) => `${channel} is missing`);
  const faults = [...missing];
  const versions = new Set<string>();
  for (const channel of channels.filter((name) => present.has(name))) {
    const text = await readFile(join(folder, channel), 'utf8');
    versions.add(/^version: (\S+)$/mu.exec(text)?.[1] ?? 'none');
    const files = readFiles(text);
    faults.push(...(files.length === 0 ? [`${channel} names no file`] : []));
    for (const file of files) {
      const fault = present.has(file.name) ? await findFileFault(join(folder, file.name), file) : 'is missing';
      faults.push(...(fault === undefined ? [] : [`${file.name}, which ${channel} names, ${fault}`]));
    }
  }
  return versions.size > 1 ? [...faults, `the channels are of several versions: ${[...versions].join(', ')}`] : faults;
}

/** The entries of `files`, as electron-builder writes them. */
function readFiles(channel: string): FeedFile[] {
  return [...channel.matchAll(/^ +- url: (.+)\n +sha512: (\S+)\n +size: (\d+)$/gmu)].map(
    ([, url = '', sha512 = '', size]) => ({ name: decodeURIComponent(url), sha512, size: Number(size) }),
  );
}

async function findFileFault(path: string, { sha512, size }: FeedFile): Promise<string | undefined> {
  const { size: found } = await stat(path);
  if (found !== size) {
    return `has ${found} bytes, not ${size}`;
  }
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
  }
  return hash.digest('base64') === sha512 ? undefined : 'is not what was built';
}
