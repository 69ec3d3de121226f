import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { createFolderBlobStore } from '#src/providers/blobs/folder-blob-store.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type SoundStore, createSoundStore } from './sound-store.ts';

const key = 'history/account/request';
const sound = Buffer.from(Uint8Array.from({ length: 150_000 }, (_value, index) => index % 253));

let blobs: BlobStore;
let sounds: SoundStore;
beforeEach(async () => {
  blobs = await createFolderBlobStore(await createTemporaryFolder());
  sounds = createSoundStore(blobs, { current: Buffer.alloc(32, 1) });
});

async function play(range?: { start: number; end: number }, size = sound.length): Promise<Buffer | undefined> {
  const found = await sounds.get(key, size, range);
  return found && buffer(found.bytes);
}

describe('the store of sounds', () => {
  it('gives back what it was given, whole and in part, and stores nothing that could be played', async () => {
    expect(await sounds.put(key, Readable.from([sound.subarray(0, 70_000), sound.subarray(70_000)]))).toBe(150_000);
    expect((await play())?.equals(sound)).toBe(true);
    expect((await play({ start: 65_530, end: 65_540 }))?.equals(sound.subarray(65_530, 65_541))).toBe(true);
    expect((await play({ start: 149_999, end: 999_999 }))?.equals(sound.subarray(149_999))).toBe(true);
    expect(await play({ start: 150_000, end: 150_001 })).toHaveLength(0);
    const stored = await buffer((await blobs.get(key))?.bytes ?? Readable.from([]));
    expect(stored.includes(sound.subarray(0, 40))).toBe(false);
  });

  it('does not play the sound of one request as that of another', async () => {
    await sounds.put(key, sound);
    const stored = await buffer((await blobs.get(key))?.bytes ?? Readable.from([]));
    await blobs.put('history/account/other', stored, { bytesMax: stored.length });
    expect(await sounds.get('history/account/other', sound.length)).toBeUndefined();
  });

  it('plays what was kept before sounds were sealed', async () => {
    await blobs.put(key, sound, { bytesMax: sound.length });
    expect((await play())?.equals(sound)).toBe(true);
    expect((await play({ start: 149_000, end: 149_999 }))?.equals(sound.subarray(149_000))).toBe(true);
  });

  it('has nothing to play under another key, and breaks off where bytes were changed', async () => {
    await sounds.put(key, sound);
    expect(await createSoundStore(blobs, { current: Buffer.alloc(32, 2) }).get(key, sound.length)).toBeUndefined();
    const stored = await buffer((await blobs.get(key))?.bytes ?? Readable.from([]));
    stored[100_000] = (stored[100_000] ?? 0) ^ 1;
    await blobs.put(key, stored, { bytesMax: stored.length });
    await expect(play()).rejects.toThrow('does not open');
  });

  it('says when there is none', async () => {
    expect(await play()).toBeUndefined();
  });

  it('lets go of the store when nobody reads', async () => {
    await sounds.put(key, sound);
    let opened: Readable | undefined;
    const watched: BlobStore = {
      ...blobs,
      async get(...parameters) {
        const blob = await blobs.get(...parameters);
        opened = blob?.bytes;
        return blob;
      },
    };
    const found = await createSoundStore(watched, { current: Buffer.alloc(32, 1) }).get(key, sound.length);
    found?.bytes.destroy();
    await once(opened ?? new Readable(), 'close');
    expect(opened?.destroyed).toBe(true);
  });
});
