import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Rakhim } from '../rakhim.ts';
import { createEmulator } from '../testing.ts';
import { concatBytes } from '@rakhim/containers';
import { splitText } from './split-text.ts';

function connect(characterLimit = 1_000_000) {
  const emulator = createEmulator({ characterLimit, characterMs: 3 });
  return { emulator, rakhim: new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch }) };
}

const sentence = 'هذه جملة قصيرة من نص طويل، وفيها فاصلة. ';
const longText = sentence.repeat(600);
/** Behind a sentence, as the service itself pauses there. */
const pauseMs = 340;
/** Twelve silent frames of 24 ms; the rest of the pause is what MP3 itself adds at the ends of sounds. */
const mp3Pause = concatBytes(
  Array.from({ length: 12 }, () => Uint8Array.of(0xff, 0xf3, 0x84, 0xc4, ...new Array<number>(188).fill(0))),
);
const speechCalls = ({ calls }: ReturnType<typeof createEmulator>) => calls.filter(({ method }) => method === 'POST');

function expectSameBytes(actual: Uint8Array, expected: Uint8Array): void {
  expect(Buffer.compare(actual, expected)).toBe(0);
}

/** Samples of a WAV with a header of 44 bytes that tells the truth. */
function samplesOf(wav: Uint8Array): Uint8Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.length);
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect(view.getUint32(40, true)).toBe(wav.length - 44);
  return wav.subarray(44);
}

describe('speech in memory', () => {
  it('gives the sound and all that is said of it', async () => {
    const { rakhim } = connect(100);
    const speech = await rakhim.speech.create({ text: 'مرحبا', voice: 'female2', format: 'wav' });
    expect(speech).toMatchObject({
      format: 'wav',
      mediaType: 'audio/wav',
      characters: 5,
      remaining: 95,
      voice: 'female2',
      warnings: [],
      requestIds: [speech.requestId],
    });
    expect(samplesOf(speech.audio)).toHaveProperty('length', speech.durationMs * 48);
  });

  it('speaks a long text in parts, between sentences, charged as one', async () => {
    const { rakhim, emulator } = connect();
    const speech = await rakhim.speech.create({ text: longText, format: 'wav' });
    const parts = splitText(longText, 5_000);
    expect(speechCalls(emulator).map(({ body }) => body['text'])).toEqual(parts);
    expect(parts.every((part) => part.endsWith('. '))).toBe(true);
    expect(speech.characters).toBe(longText.length);
    expect(speech.requestIds).toHaveLength(parts.length);
    const single = await Promise.all(parts.map((text) => rakhim.speech.create({ text, format: 'wav' })));
    const pause = new Uint8Array((2 * 24_000 * pauseMs) / 1000);
    expectSameBytes(
      samplesOf(speech.audio),
      concatBytes(single.flatMap(({ audio }, index) => (index === 0 ? [samplesOf(audio)] : [pause, samplesOf(audio)]))),
    );
    expect(speech.durationMs).toBe(
      single.reduce((sum, { durationMs }) => sum + durationMs, pauseMs * (parts.length - 1)),
    );
  });

  it('joins MP3 frame behind frame', async () => {
    const { rakhim } = connect();
    const { audio, durationMs } = await rakhim.speech.create({ text: longText });
    const single = await Promise.all(splitText(longText, 5_000).map((text) => rakhim.speech.create({ text })));
    expectSameBytes(
      audio,
      concatBytes(single.flatMap((speech, index) => (index === 0 ? [speech.audio] : [mp3Pause, speech.audio]))),
    );
    expect(durationMs).toBe(single.reduce((sum, speech) => sum + speech.durationMs, 12 * 24 * (single.length - 1)));
  });

  it('says what to do when a text is too long for Ogg', async () => {
    const { rakhim, emulator } = connect();
    await expect(rakhim.speech.create({ text: longText, format: 'ogg' })).rejects.toThrow('Ask for mp3 or wav');
    expect(emulator.calls).toHaveLength(0);
  });

  it('gives the times of words in the whole text and the whole sound', async () => {
    const { rakhim } = connect();
    const { words, audio, durationMs, subtitles, granularity } = await rakhim.speech.withTimestamps({
      text: longText,
      format: 'wav',
    });
    const letters = Array.from(longText);
    expect(words.map(({ text }) => text)).toEqual(longText.trim().split(/\s+/));
    expect(words.map(({ start, end }) => letters.slice(start, end).join(''))).toEqual(words.map(({ text }) => text));
    expect(words.every(({ startMs }, index) => startMs >= (words[index - 1]?.endMs ?? 0))).toBe(true);
    expect(words.at(-1)!.endMs).toBeLessThanOrEqual(durationMs);
    expect(samplesOf(audio)).toHaveProperty('length', durationMs * 48);
    expect(granularity).toBe('word');
    expect(subtitles.vtt.match(/WEBVTT/g)).toHaveLength(1);
    expect(subtitles.srt.match(/^\d+$/gm)).toEqual(subtitles.srt.match(/-->/g)!.map((_, index) => String(index + 1)));
    const ends = [...subtitles.srt.matchAll(/--> (\d+):(\d+):(\d+),(\d+)/g)].map(
      ([, h, m, s, ms]) => ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms),
    );
    expect(ends.at(-1)).toBe(durationMs);
  });

  it('gives each part the readings of its own text', async () => {
    const { rakhim, emulator } = connect();
    const parts = splitText(longText, 5_000);
    const offset = Array.from(parts[0]!).length;
    await rakhim.speech.create({
      text: longText,
      readings: [
        { start: 0, end: 3, spoken: 'ذي' },
        { start: offset + 4, end: offset + 8, vowelled: 'جُمْلَة' },
      ],
    });
    expect(
      speechCalls(emulator)
        .slice(0, 2)
        .map(({ body }) => body['readings']),
    ).toEqual([[{ start: 0, end: 3, spoken: 'ذي' }], [{ start: 4, end: 8, vowelled: 'جُمْلَة' }]]);
    await expect(
      rakhim.speech.create({ text: longText, readings: [{ start: offset - 2, end: offset + 2, spoken: 'x' }] }),
    ).rejects.toThrow('spans two sentences');
  });

  it('is charged once for a text that was repeated', async () => {
    const { rakhim, emulator } = connect();
    emulator.failNext({ kind: 'lost' });
    const { audio } = await rakhim.speech.create({ text: 'مرحبا' });
    expect(emulator.usage.used).toBe(5);
    expect(audio.length).toBeGreaterThan(0);
    const first = await rakhim.speech.create({ text: longText }, { idempotencyKey: 'chapter-1' });
    const used = emulator.usage.used;
    expectSameBytes(
      (await rakhim.speech.create({ text: longText }, { idempotencyKey: 'chapter-1' })).audio,
      first.audio,
    );
    expect(emulator.usage.used).toBe(used);
  });

  it('says when the quota is spent', async () => {
    const { rakhim, emulator } = connect(4);
    await expect(rakhim.speech.create({ text: 'مرحبا' })).rejects.toMatchObject({
      name: 'QuotaExceededError',
      code: 'quota_exceeded',
      status: 403,
    });
    expect(emulator.usage.used).toBe(0);
  });

  it('lets the service refuse an empty text', async () => {
    await expect(connect().rakhim.speech.create({ text: ' ' })).rejects.toMatchObject({
      name: 'ValidationError',
      code: 'text_empty',
    });
  });
});

describe('speech as a stream', () => {
  it('comes as chunks, as a web stream, or at once', async () => {
    const { rakhim } = connect();
    const text = 'نص يقال.';
    const chunks: Uint8Array[] = [];
    for await (const chunk of await rakhim.speech.stream({ text })) {
      chunks.push(chunk);
    }
    const whole = concatBytes(chunks);
    const stream = await rakhim.speech.stream({ text });
    expect(stream).toMatchObject({
      format: 'mp3',
      mediaType: 'audio/mpeg',
      characters: 8,
      voice: 'male1',
      dialect: 'msa',
      warnings: [],
    });
    expect(new Uint8Array(await new Response(stream.toReadableStream()).arrayBuffer())).toEqual(whole);
    expect(await (await rakhim.speech.stream({ text })).bytes()).toEqual(whole);
    await expect(stream.bytes()).rejects.toThrow('read already');
  });

  it('speaks a long text in parts, and joins their sounds', async () => {
    const { rakhim, emulator } = connect();
    const stream = await rakhim.speech.stream({ text: longText, format: 'mp3' });
    expect(speechCalls(emulator)).toHaveLength(1);
    const bytes = await stream.bytes();
    expect(speechCalls(emulator).map(({ body }) => body['text'])).toEqual(splitText(longText, 20_000));
    expect(stream.characters).toBe(longText.length);
    expect(stream.requestIds).toHaveLength(2);
    const parts = await Promise.all(
      splitText(longText, 20_000).map(async (text) => (await rakhim.speech.stream({ text, format: 'mp3' })).bytes()),
    );
    expectSameBytes(bytes, concatBytes([parts[0]!, mp3Pause, parts[1]!]));
  });

  it.each([0, 1, 100, 5_000])('resumes after a break at %i bytes, charged once', async (afterBytes) => {
    const { rakhim, emulator } = connect();
    const text = sentence.repeat(100);
    const whole = await (await rakhim.speech.stream({ text })).bytes();
    const used = emulator.usage.used;
    emulator.failNext(
      { kind: 'cut', afterBytes },
      { kind: 'unreachable' },
      { kind: 'cut', afterBytes: afterBytes + 500 },
    );
    const broken = await rakhim.speech.stream({ text });
    expectSameBytes(await broken.bytes(), whole);
    expect(emulator.usage.used).toBe(2 * used);
  });

  it('does not go on without a key', async () => {
    const { rakhim, emulator } = connect();
    emulator.failNext({ kind: 'cut', afterBytes: 100 });
    const stream = await rakhim.speech.stream({ text: sentence }, { idempotencyKey: null });
    await expect(stream.bytes()).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(speechCalls(emulator)).toHaveLength(1);
  });

  it('passes on the very bytes that came, without a copy', async () => {
    const emulator = createEmulator();
    const sent = [1, 2, 3].map((length) => new Uint8Array(length * 1000));
    const fetch: typeof emulator.fetch = async (url, init) => {
      const { headers } = await emulator.fetch(url, init);
      const chunks = sent.values();
      return new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            const { value, done } = chunks.next();
            return done === true ? controller.close() : controller.enqueue(value);
          },
        }),
        { headers },
      );
    };
    const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch });
    const received: Uint8Array[] = [];
    for await (const chunk of await rakhim.speech.stream({ text: 'x' })) {
      received.push(chunk);
    }
    expect(
      received.map(({ buffer, byteOffset, length }) => [
        sent.findIndex((chunk) => chunk.buffer === buffer),
        byteOffset,
        length,
      ]),
    ).toEqual(sent.map(({ length }, index) => [index, 0, length]));
  });

  it('lets go of the answer when its reader leaves, or never comes', async () => {
    const cancelled: string[] = [];
    const emulator = createEmulator();
    const fetch: typeof emulator.fetch = async (url, init) => {
      const { headers } = await emulator.fetch(url, init);
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(9)),
        cancel: () => void cancelled.push('cancelled'),
      });
      return new Response(body, { headers });
    };
    const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch });
    for await (const _chunk of await rakhim.speech.stream({ text: 'x' })) {
      break;
    }
    await (await rakhim.speech.stream({ text: longText.slice(0, 21_000) })).cancel();
    const reader = (await rakhim.speech.stream({ text: 'x' })).toReadableStream().getReader();
    await reader.read();
    await reader.cancel();
    expect(cancelled).toHaveLength(3);
  });

  it('ends when its caller aborts, and when nothing comes any more', async () => {
    const emulator = createEmulator();
    const fetch: typeof emulator.fetch = async (url, init) => {
      const { headers } = await emulator.fetch(url, init);
      return new Response(
        new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(9)) }),
        { headers },
      );
    };
    const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch, maxRetries: 0 });
    const controller = new AbortController();
    const stream = await rakhim.speech.stream({ text: 'x' }, { signal: controller.signal });
    const reading = stream.bytes();
    setTimeout(() => controller.abort(), 10);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    const stalled = await rakhim.speech.stream({ text: 'x' }, { timeoutMs: 500 });
    await expect(stalled.bytes()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('lets a slow reader take its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { rakhim } = connect();
    const stream = await rakhim.speech.stream({ text: longText }, { timeoutMs: 30, maxRetries: 0 });
    let chunks = 0;
    for await (const _chunk of stream) {
      chunks += 1;
      if (chunks < 3) {
        await vi.advanceTimersByTimeAsync(60);
      }
    }
    expect(chunks).toBeGreaterThan(3);
  });
});
