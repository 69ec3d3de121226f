import { dialects } from '@rakhim/arabic';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedVoice, type EmbeddedVoice } from './create-embedded-voice.ts';
import { type Heard, listen, makeLongText, neverAborted, say, shortText } from '../test/voice-under-test.ts';
import { EmbeddedVoiceSilentError } from './errors.ts';

const mebibyte = 1024 * 1024;

let voice: EmbeddedVoice;

beforeAll(async () => {
  voice = createEmbeddedVoice({ workers: 1 });
  await voice.ready();
});

afterAll(async () => {
  await voice.close();
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function speakHundred(): Promise<void> {
  for (let count = 1; count <= 100; count += 1) {
    if (count % 10 === 0) {
      const utterance = voice.synthesize(say(makeLongText(1_000)), neverAborted());
      await utterance.next();
      await utterance.return();
    } else {
      await listen(voice, say(shortText, { format: count % 3 === 0 ? 'ogg' : 'mp3' }));
    }
  }
}

describe('memory', () => {
  it('stays flat over a thousand utterances, every tenth of them cancelled', async () => {
    async function measureHundreds(count: number): Promise<number[]> {
      const residents: number[] = [];
      for (let hundred = 0; hundred < count; hundred += 1) {
        await speakHundred();
        residents.push(process.memoryUsage.rss() / mebibyte);
      }
      return residents;
    }
    // The first hundreds fill pools and wake the compiler.
    const warm = (await measureHundreds(8)).slice(-4);
    const later = (await measureHundreds(10)).slice(-4);
    // A leak of 20 KB an utterance would show; what the collector happens to leave lying about does not.
    expect(median(later) - median(warm)).toBeLessThan(15);
    expect(voice.stats()).toMatchObject({ replacedWorkers: 0, queuedUtterances: 0 });
  });

  it('stays small while a hundred thousand characters are spoken', async () => {
    let bytes = 0;
    let peak = 0;
    for await (const event of voice.synthesize(say(makeLongText(100_000)), neverAborted())) {
      bytes += event.type === 'audio' ? event.bytes.length : 0;
      peak = Math.max(peak, process.memoryUsage.rss());
    }
    expect(bytes).toBeGreaterThan(50 * mebibyte);
    expect(peak / mebibyte).toBeLessThan(400);
  });

  it('keeps many slow listeners without keeping their sound, and serves one who listens', async () => {
    const before = process.memoryUsage.rss();
    const slow = Array.from({ length: 31 }, () =>
      voice.synthesize(say(makeLongText(2_000), { format: 'wav' }), neverAborted()),
    );
    await Promise.all(slow.map((utterance) => utterance.next()));
    expect((await listen(voice, say(shortText))).durationMs).toBeGreaterThan(500);
    expect((process.memoryUsage.rss() - before) / mebibyte).toBeLessThan(120);
    await Promise.all(slow.map((utterance) => utterance.return()));
  });
});

describe('hostile text', () => {
  const characters = fc.oneof(
    fc.constantFrom(
      ' ',
      '\n',
      '،',
      '؟',
      '<',
      '[[',
      ']]',
      '&lt;',
      '\0',
      '\u202E',
      '\u200B',
      '\u0640',
      '🙂',
      '٣',
      '7',
      'ّ',
      'ً',
    ),
    fc.integer({ min: 0x06_21, max: 0x06_4a }).map((code) => String.fromCodePoint(code)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
  );
  const texts = fc.array(characters, { maxLength: 50 }).map((parts) => parts.join(''));

  it('is spoken with every word in its place and time, or refused as silent, and never brings a thread down', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(...dialects), async (text, dialect) => {
        const heard = await listen(voice, say(text, { dialect })).catch((error: unknown) => error);
        if (heard instanceof EmbeddedVoiceSilentError) {
          return;
        }
        const { words, durationMs } = heard as Heard;
        const length = Array.from(text).length;
        for (const [index, { startMs, endMs, start, end }] of words.entries()) {
          expect(startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
          expect(endMs).toBeGreaterThan(startMs);
          expect(endMs).toBeLessThanOrEqual(durationMs + 1);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(length);
        }
      }),
      { numRuns: 150 },
    );
    expect(voice.stats()).toMatchObject({ replacedWorkers: 0, openUtterances: 0 });
  });
});
