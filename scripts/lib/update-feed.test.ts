import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFeedFaults } from './update-feed.ts';

const packages = {
  'latest.yml': 'Rakhim-1.0.0-win-x64.exe',
  'latest-mac.yml': 'Rakhim-1.0.0-mac-universal.zip',
  'latest-linux.yml': 'Rakhim-1.0.0-linux-x86_64.AppImage',
  'latest-linux-arm64.yml': 'Rakhim-1.0.0-linux-arm64.AppImage',
};

/** A folder as the builds of all systems leave it. */
async function makeFeed(version = (_channel: string) => '1.0.0'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-feed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [channel, name] of Object.entries(packages)) {
    const sha512 = createHash('sha512').update(name).digest('base64');
    await writeFile(join(folder, name), name);
    await writeFile(
      join(folder, channel),
      `version: ${version(channel)}\nfiles:\n  - url: ${name}\n    sha512: ${sha512}\n    size: ${name.length}\npath: ${name}\nsha512: ${sha512}\n`,
    );
  }
  return folder;
}

describe('the feed of updates', () => {
  it('is whole when every channel is there and every file is as it was built', async () => {
    expect(await findFeedFaults(await makeFeed())).toEqual([]);
  });

  it('is not whole without a system, without a file, or with a file that broke off or was changed', async () => {
    const folder = await makeFeed();
    await rm(join(folder, 'latest-mac.yml'));
    await rm(join(folder, packages['latest.yml']));
    await writeFile(join(folder, packages['latest-linux.yml']), 'half');
    await writeFile(
      join(folder, packages['latest-linux-arm64.yml']),
      'X'.repeat(packages['latest-linux-arm64.yml'].length),
    );
    expect(await findFeedFaults(folder)).toEqual([
      'latest-mac.yml is missing',
      expect.stringMatching(/exe, which latest\.yml names, is missing$/u),
      expect.stringMatching(/has 4 bytes, not \d+$/u),
      expect.stringMatching(/arm64\.AppImage, which latest-linux-arm64\.yml names, is not what was built$/u),
    ]);
  });

  it('is of one version', async () => {
    const folder = await makeFeed((channel) => (channel === 'latest-mac.yml' ? '0.9.0' : '1.0.0'));
    expect(await findFeedFaults(folder)).toEqual([expect.stringContaining('several versions: 1.0.0, 0.9.0')]);
  });
});
