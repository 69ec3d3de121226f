import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rakhim } from '../rakhim.ts';
import { createEmulator } from '../testing.ts';
import { splitText } from './split-text.ts';

const longText = 'هذه جملة قصيرة من نص طويل، وفيها فاصلة. '.repeat(1_300);
const parts = splitText(longText, 20_000);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-sdk-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

function connect(characterLimit = 1_000_000) {
  const emulator = createEmulator({ characterLimit, characterMs: 3 });
  const connectAgain = (): Rakhim => new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch, maxRetries: 0 });
  return { emulator, connectAgain, rakhim: connectAgain() };
}

describe('speech in a file', () => {
  it('appears whole, in the format that its name says, and nothing lies beside it', async () => {
    const { rakhim } = connect();
    const path = join(folder, 'كتاب.wav');
    const file = await rakhim.speech.toFile({ text: longText }, path);
    const bytes = await readFile(path);
    expect(file).toMatchObject({ path, format: 'wav', bytes: bytes.length, characters: longText.length });
    expect(file.requestIds).toHaveLength(parts.length);
    expect([bytes.readUInt32LE(4), bytes.readUInt32LE(40)]).toEqual([bytes.length - 8, bytes.length - 44]);
    expect(await readdir(folder)).toEqual(['كتاب.wav']);
  });

  it.each(['first', 'second', 'last'])(
    'resumes after a break in the %s part, in another process, and is paid for once',
    async (which) => {
      const { emulator, connectAgain, rakhim } = connect();
      const whole = join(folder, 'whole.mp3');
      await rakhim.speech.toFile({ text: longText }, whole);
      const price = emulator.usage.used;
      const index = ['first', 'second', 'last'].indexOf(which);
      const fine = { kind: 'cut', afterBytes: Number.POSITIVE_INFINITY } as const;
      emulator.failNext(...Array.from({ length: index }, () => fine), { kind: 'cut', afterBytes: 7_000 });
      const path = join(folder, 'broken.mp3');
      await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toMatchObject({ name: 'ConnectionError' });
      expect((await readdir(folder)).sort()).toEqual(['broken.mp3.part', 'broken.mp3.part.json', 'whole.mp3']);
      const before = emulator.calls.length;
      const file = await connectAgain().speech.toFile({ text: longText }, path);
      expect(emulator.calls.length - before).toBe(parts.length - index);
      expect(file.characters).toBe(longText.length);
      expect(emulator.usage.used).toBe(2 * price);
      expect((await readFile(path)).equals(await readFile(whole))).toBe(true);
      expect((await readdir(folder)).sort()).toEqual(['broken.mp3', 'whole.mp3']);
    },
  );

  it('starts over for another text, and on request', async () => {
    const { rakhim, emulator } = connect();
    const path = join(folder, 'a.mp3');
    for (const [text, options] of [
      ['نص آخر.', {}],
      [longText, { resume: false }],
    ] as const) {
      emulator.failNext({ kind: 'cut', afterBytes: 7_000 });
      await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toMatchObject({ name: 'ConnectionError' });
      const used = emulator.usage.used;
      await rakhim.speech.toFile({ text }, path, options);
      expect(emulator.usage.used - used).toBe(text.length);
    }
  });

  it('pays nothing twice even when the written part is lost', async () => {
    const { rakhim, emulator } = connect();
    const path = join(folder, 'a.mp3');
    emulator.failNext({ kind: 'cut', afterBytes: Number.POSITIVE_INFINITY }, { kind: 'cut', afterBytes: 7_000 });
    await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toMatchObject({ name: 'ConnectionError' });
    await rm(`${path}.part`);
    await rakhim.speech.toFile({ text: longText }, path);
    expect(emulator.usage.used).toBe(longText.length);
  });

  it('keeps neither text nor API key in its journal', async () => {
    const { rakhim, emulator } = connect();
    const path = join(folder, 'a.mp3');
    emulator.failNext({ kind: 'cut', afterBytes: 0 });
    await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toThrow();
    const journal = await readFile(`${path}.part.json`, 'utf8');
    expect(journal).not.toContain('جملة');
    expect(journal).not.toContain(emulator.apiKey);
  });

  it('leaves nothing behind when the first request is refused, and the old file alone', async () => {
    const { rakhim } = connect(10);
    const path = join(folder, 'a.mp3');
    await writeFile(path, 'old');
    await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(await readdir(folder)).toEqual(['a.mp3']);
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  it('keeps the paid parts when the quota ends midway', async () => {
    const { rakhim } = connect(longText.length - 5);
    const path = join(folder, 'a.mp3');
    await expect(rakhim.speech.toFile({ text: longText }, path)).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect((await readdir(folder)).sort()).toEqual(['a.mp3.part', 'a.mp3.part.json']);
  });
});
