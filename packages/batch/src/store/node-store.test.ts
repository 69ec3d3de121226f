import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlockingStore } from './blocking-store.ts';
import { createNodeStore } from './node-store.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-store-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function* chunks(...texts: readonly string[]) {
  for (const text of texts) {
    yield Buffer.from(text);
  }
}

async function* broken() {
  yield Buffer.from('half');
  throw new Error('broken');
}

describe.each([
  ['the node store', createNodeStore()],
  ['the store of a thread that may wait', createBlockingStore()],
])('%s', (_name, store) => {
  it('writes a file in folders that it makes, whole or not at all', async () => {
    const path = join(folder, 'a', 'ب', 'c.mp3');
    const written = await store.writeFile(path, chunks('one ', 'two'), { mayReplace: false });
    expect(written.bytes).toBe(7);
    expect(await readFile(path, 'utf8')).toBe('one two');
    await expect(store.writeFile(join(folder, 'a', 'x'), broken(), { mayReplace: false })).rejects.toThrow('broken');
    expect(await readdir(join(folder, 'a'))).toEqual(['ب']);
  });

  it('replaces a file only when allowed', async () => {
    const path = join(folder, 'a');
    await writeFile(path, 'mine');
    await expect(store.writeFile(path, chunks('new'), { mayReplace: false })).rejects.toMatchObject({ code: 'taken' });
    expect(await readFile(path, 'utf8')).toBe('mine');
    await store.writeFile(path, chunks('new'), { mayReplace: true });
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('does not follow a link that was put where it writes', async () => {
    const secret = join(folder, 'secret');
    await writeFile(secret, 'secret');
    const path = join(folder, 'out');
    let leftover = '';
    await store.writeFile(path, chunks('1'), {
      mayReplace: true,
      beforeRename: async () =>
        void (leftover = (await readdir(folder)).find((name) => name.startsWith('.rakhim-')) ?? ''),
    });
    await symlink(secret, join(folder, leftover));
    await store.writeFile(path, chunks('2'), { mayReplace: true });
    expect(await readFile(secret, 'utf8')).toBe('secret');
    await writeFile(join(folder, leftover), 'x');
    await store.removeLeftover(path);
    expect((await readdir(folder)).sort()).toEqual(['out', 'secret']);
  });

  it('limits the size of what it reads, and reads regular files only', async () => {
    const path = join(folder, 'a');
    await writeFile(path, '12345');
    expect(Buffer.from(await store.readFile(path, 5)).toString()).toBe('12345');
    await expect(store.readFile(path, 4)).rejects.toMatchObject({ code: 'too_large' });
    await expect(store.readFile(folder, 100)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(store.readFile('/dev/null', 100)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(store.readFile(join(folder, 'none'), 5)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.listFolder(join(folder, 'none'))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe without a writer', async () => {
    const path = join(folder, 'pipe.txt');
    execFileSync('mkfifo', [path]);
    await expect(store.readFile(path, 100)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('adds to the end, and cuts off', async () => {
    const path = join(folder, 'sub', 'j');
    await store.append(path, [Buffer.from('o'), Buffer.from('ne')]);
    expect(await store.append(path, [Buffer.from('two')])).toBe(3);
    await store.truncate(path, 4);
    expect(await readFile(path, 'utf8')).toBe('onet');
  });

  it('locks out a second holder, and takes over from a dead one', async () => {
    const path = join(folder, 'l');
    const unlock = await store.lock(path);
    await expect(store.lock(path)).rejects.toMatchObject({ code: 'in_use' });
    await unlock();
    await writeFile(path, JSON.stringify({ pid: 1, host: 'another-machine', token: '' }));
    await expect(store.lock(path)).rejects.toMatchObject({ code: 'in_use' });
    for (const content of [
      '',
      '{"pid":',
      JSON.stringify({ pid: process.pid, host: (await import('node:os')).hostname(), token: 'old' }),
    ]) {
      await writeFile(path, content);
      await (
        await store.lock(path)
      )();
    }
    await mkdir(join(folder, 'empty'));
    expect(await readdir(folder)).toEqual(['empty']);
  });
});
