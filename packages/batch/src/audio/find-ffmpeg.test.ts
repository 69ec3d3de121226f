import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { EncodeM4b } from './encode-m4b.ts';

/** A program that takes samples and names as ffmpeg does, and keeps the samples as they are. */
const copier = '#!/bin/sh\nfor output; do :; done\nexec cat > "$output"\n';
const refuser = '#!/bin/sh\necho "no such encoder" >&2\nexit 1\n';

async function encoderOf(script: string): Promise<EncodeM4b> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-encoder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 });
  const encode = await findFfmpeg(`relative:${folder}`);
  if (encode === undefined) {
    throw new Error('It was not found.');
  }
  return encode;
}

async function bytesOf(
  encode: EncodeM4b,
  pcm: AsyncIterable<Uint8Array>,
  signal = new AbortController().signal,
): Promise<string> {
  const tags = { title: 'كتاب', album: 'كتاب', durationMs: 1000, chapters: [] };
  const chunks: Uint8Array[] = [];
  for await (const chunk of encode({ pcm, sampleRate: 24_000, channels: 1, tags }, signal)) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function* samples(count: number, failure?: Error): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    yield Buffer.from('samples ');
  }
  if (failure !== undefined) {
    throw failure;
  }
}

describe.skipIf(process.platform === 'win32')('an encoder that was found', () => {
  it('is given all samples, and its file is what comes out', async () => {
    expect(await bytesOf(await encoderOf(copier), samples(3))).toBe('samples samples samples ');
  });

  it('makes no shorter book of a sound that breaks off', async () => {
    await expect(bytesOf(await encoderOf(copier), samples(3, new Error('a part is gone')))).rejects.toThrow(
      'a part is gone',
    );
  });

  it('says why it gave up', async () => {
    await expect(bytesOf(await encoderOf(refuser), samples(100_000))).rejects.toMatchObject({
      code: 'encoder_failed',
      message: expect.stringContaining('no such encoder') as string,
    });
  });

  it('is stopped when its work is aborted', async () => {
    const controller = new AbortController();
    async function* endless() {
      yield Buffer.from('samples');
      controller.abort();
      await new Promise(() => undefined);
    }
    await expect(bytesOf(await encoderOf(copier), endless(), controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
