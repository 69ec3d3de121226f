import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type S3Server, startS3Server } from '#src/testing/s3-server.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type BlobStore, BlobTooLargeError, type ByteRange } from './blob-store.ts';
import { createFolderBlobStore } from './folder-blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'not-a-secret' };
const mebibyte = 1024 * 1024;
const bytesMax = 64 * mebibyte;

async function openFolder(): Promise<BlobStore> {
  return createFolderBlobStore(await createTemporaryFolder());
}

async function openBucket(answerTimeoutMs = 60_000): Promise<{ store: BlobStore; server: S3Server }> {
  const server = await startS3Server({ bucket: 'sounds', accessKeyId: credentials.accessKeyId });
  onTestFinished(() => server.close());
  return {
    server,
    store: createS3BlobStore({
      bucket: 'sounds',
      prefix: 'rakhim/',
      region: 'us-east-1',
      endpoint: server.endpoint,
      credentials,
      answerTimeoutMs,
    }),
  };
}

/** A server of S3's protocol by other people. It signs the path of a bucket otherwise than Amazon does. */
async function openForeignBucket(): Promise<BlobStore> {
  const foreign = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: await createTemporaryFolder(),
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'sounds' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const endpoint = `http://127.0.0.1:${port}`;
  const options = { bucket: 'sounds', prefix: 'rakhim/', region: 'us-east-1', endpoint, credentials: foreign };
  const store = createS3BlobStore(options);
  onTestFinished(() => store.close());
  return store;
}

async function read(
  store: BlobStore,
  key: string,
  range?: ByteRange,
): Promise<{ size: number; bytes: Buffer } | undefined> {
  const blob = await store.get(key, range);
  return blob && { size: blob.size, bytes: await buffer(blob.bytes) };
}

async function exists(store: BlobStore, key: string): Promise<boolean> {
  return (await read(store, key)) !== undefined;
}

async function* blocksOf(bytes: Uint8Array, blockBytes: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += blockBytes) {
    yield bytes.subarray(offset, offset + blockBytes);
  }
}

const stores = [
  ['a folder', openFolder],
  ['a bucket', async () => (await openBucket()).store],
  ['a bucket of a foreign server', openForeignBucket],
] as const;

describe.each(stores)('%s of blobs', (_name, open) => {
  it('returns the stored bytes, of a buffer or a stream, whole and in part', async () => {
    const store = await open();
    const bytes = Buffer.from(Uint8Array.from({ length: 100_000 }, (_value, index) => index % 251));
    expect(await store.put('history/one/a', bytes, { bytesMax })).toBe(100_000);
    expect(await store.put('history/one/b', blocksOf(bytes, 9_999), { bytesMax })).toBe(100_000);
    for (const key of ['history/one/a', 'history/one/b']) {
      expect(await read(store, key)).toEqual({ size: 100_000, bytes });
      expect(await read(store, key, { start: 5, end: 9 })).toEqual({ size: 100_000, bytes: bytes.subarray(5, 10) });
      expect(await read(store, key, { start: 99_990, end: 200_000 })).toEqual({
        size: 100_000,
        bytes: bytes.subarray(99_990),
      });
      expect(await read(store, key, { start: 100_000, end: 100_001 })).toEqual({
        size: 100_000,
        bytes: Buffer.alloc(0),
      });
    }
  });

  it('keeps what comes in many parts', async () => {
    const store = await open();
    const bytes = Buffer.alloc(12 * mebibyte, 'رخيم');
    await store.put('history/one/long', blocksOf(bytes, 333_333), { bytesMax });
    expect((await read(store, 'history/one/long'))?.bytes.equals(bytes)).toBe(true);
  });

  it('keeps an empty blob, replaces a blob, and knows when there is none', async () => {
    const store = await open();
    await store.put('history/one/a', Buffer.alloc(0), { bytesMax });
    expect(await read(store, 'history/one/a')).toEqual({ size: 0, bytes: Buffer.alloc(0) });
    await store.put('history/one/a', Buffer.from('new'), { bytesMax });
    expect((await read(store, 'history/one/a'))?.bytes.toString()).toBe('new');
    expect(await store.get('history/one/b')).toBeUndefined();
    expect(await store.get('history/two/a')).toBeUndefined();
  });

  it('deletes one, or all below a name and nothing beside it', async () => {
    const store = await open();
    const keys = [
      'history/one/a',
      'history/one/b',
      'history/one/c',
      'history/one/d',
      'history/one/e',
      'history/one-more/a',
      'history/two/a',
    ];
    for (const key of keys) {
      await store.put(key, Buffer.from(key), { bytesMax });
    }
    await store.delete('history/one/a');
    await store.delete('history/one/a');
    expect(await store.get('history/one/a')).toBeUndefined();
    await store.deleteByPrefix('history/one');
    await store.deleteByPrefix('history/nobody');
    const left = [];
    for (const key of keys) {
      left.push(await exists(store, key));
    }
    expect(left).toEqual([false, false, false, false, false, true, true]);
  });

  it('lists what there is below a name, and when it was stored', async () => {
    const store = await open();
    const keys = Array.from({ length: 7 }, (_value, index) => `history/one/${index}`);
    for (const key of [...keys, 'history/two/a', 'history-more/one/a']) {
      await store.put(key, Buffer.from(key), { bytesMax });
    }
    const listed = await Array.fromAsync(store.list('history/one'));
    expect(listed.map(({ key }) => key).sort()).toEqual(keys);
    expect(listed.every(({ storedAt }) => Math.abs(storedAt.getTime() - Date.now()) < 3_600_000)).toBe(true);
    expect(await Array.fromAsync(store.list('history'))).toHaveLength(8);
    expect(await Array.fromAsync(store.list('nothing'))).toEqual([]);
  });

  it('keeps nothing of an upload that is too large, breaks off or is aborted', async () => {
    const store = await open();
    const tooLarge = store.put('history/one/a', blocksOf(Buffer.alloc(6 * mebibyte), mebibyte), {
      bytesMax: 5 * mebibyte,
    });
    await expect(tooLarge).rejects.toThrow(BlobTooLargeError);
    const breaksOff = async function* () {
      yield Buffer.alloc(6 * mebibyte);
      throw new Error('The voice broke.');
    };
    await expect(store.put('history/one/b', breaksOff(), { bytesMax })).rejects.toThrow('The voice broke.');
    const giveUp = new AbortController();
    const isGivenUp = async function* () {
      yield Buffer.alloc(6 * mebibyte);
      giveUp.abort();
      yield Buffer.alloc(6 * mebibyte);
    };
    await expect(store.put('history/one/c', isGivenUp(), { bytesMax, signal: giveUp.signal })).rejects.toThrow();
    for (const key of ['history/one/a', 'history/one/b', 'history/one/c']) {
      expect(await exists(store, key)).toBe(false);
    }
  });

  it('takes no key that could mean another place', async () => {
    const store = await open();
    const keyLike = /^[A-Za-z0-9_-]{1,100}(\/[A-Za-z0-9_-]{1,100}){1,4}$/u;
    const hostile = [
      '',
      '/',
      'a',
      '/etc/passwd',
      '../a/b',
      'a/../../b',
      'a//b',
      'a/b/',
      'a/./b',
      String.raw`a\..\b/c`,
      'C:/a/b',
      'a/b\0',
      'a/b.mp3',
      'ä/b',
      `a/${'b'.repeat(101)}`,
      'a/b\n',
    ];
    for (const key of hostile) {
      await expect(async () => store.put(key, Buffer.alloc(1), { bytesMax })).rejects.toThrow(TypeError);
      await expect(async () => store.get(key)).rejects.toThrow(TypeError);
      await expect(async () => store.delete(key)).rejects.toThrow(TypeError);
    }
    for (const prefix of ['', '/', '..', '../a', 'a/', '/a', 'a/..', '.incoming']) {
      await expect(async () => store.deleteByPrefix(prefix)).rejects.toThrow(TypeError);
      await expect(async () => Array.fromAsync(store.list(prefix))).rejects.toThrow(TypeError);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '/', '\\', '-', '_', ':', '\0', ' ') }),
        async (key) => {
          fc.pre(!keyLike.test(key));
          await expect(async () => store.get(key)).rejects.toThrow(TypeError);
        },
      ),
    );
  });
});

describe('a folder of blobs', () => {
  it('holds no half of anything, and forgets what a process that died had begun', async () => {
    const folder = await createTemporaryFolder();
    const incoming = join(folder, '.incoming');
    await mkdir(incoming);
    await writeFile(join(incoming, 'old'), 'half');
    await writeFile(join(incoming, 'fresh'), 'half');
    await utimes(join(incoming, 'old'), 0, 0);
    const store = await createFolderBlobStore(folder);
    expect(await readdir(incoming)).toEqual(['fresh']);
    const failing = async function* () {
      yield Buffer.alloc(10);
      throw new Error('The voice broke.');
    };
    await expect(store.put('history/one/a', failing(), { bytesMax })).rejects.toThrow();
    expect(await readdir(incoming)).toEqual(['fresh']);
    expect(await readdir(folder)).toEqual(['.incoming']);
  });
});

describe('a bucket of blobs', () => {
  it('leaves no upload open, and puts its prefix before every key', async () => {
    const { store, server } = await openBucket();
    await store.put('history/one/a', Buffer.from('a'), { bytesMax });
    expect([...server.objects.keys()]).toEqual(['rakhim/history/one/a']);
    const failing = async function* () {
      yield Buffer.alloc(6 * mebibyte);
      throw new Error('The voice broke.');
    };
    await expect(store.put('history/one/b', failing(), { bytesMax })).rejects.toThrow();
    await expect.poll(() => server.openUploads).toBe(0);
  });

  it('reports a failure or a timeout', async () => {
    const { store, server } = await openBucket(200);
    server.behaviour = 'fail';
    await expect(store.put('history/one/a', Buffer.from('a'), { bytesMax })).rejects.toThrow();
    await expect(store.get('history/one/a')).rejects.toThrow();
    await expect(store.deleteByPrefix('history/one')).rejects.toThrow();
    server.behaviour = 'hang';
    await expect(store.put('history/one/a', Buffer.from('a'), { bytesMax })).rejects.toThrow();
    await expect(store.get('history/one/a')).rejects.toThrow();
  });
});
