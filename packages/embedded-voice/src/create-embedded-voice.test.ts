import { setImmediate as nextTurn } from 'node:timers/promises';
import { audioFormats, scanMp3 } from '@rakhim/audio';
import { readWavSamples } from '../calibrate/speak-to-samples.ts';
import { medianFundamentalHz } from '../test/acoustics.ts';
import { toIntegers } from '../test/spoken-by-network.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countSentBytes,
  createVoiceUnderTest,
  listen,
  makeLongText,
  neverAborted,
  say,
  shortText,
  type VoiceUnderTest,
} from '../test/voice-under-test.ts';
import { boundaryProsody } from './learned/prosody/prosody-table.data.ts';
import { EmbeddedVoiceBusyError, EmbeddedVoiceClosedError, EmbeddedVoiceSilentError } from './errors.ts';
import { plainProsody } from './style/prosody.ts';
import type { EngineName } from './types.ts';
import { bytesInFlightMax } from './worker/block-sender.ts';

const productWorker = '../src/worker/voice-worker.ts';

/** Silence after a comma and after a full stop, in milliseconds. */
const pausesMs: Readonly<Record<EngineName, { readonly comma: number; readonly period: number }>> = {
  classic: { comma: 170, period: 340 },
  learned: { comma: boundaryProsody.comma.pauseMs, period: boundaryProsody.period.pauseMs },
};

describe.each<EngineName>(['classic', 'learned'])('the %s engine', (engine) => {
  let voice: VoiceUnderTest;

  beforeAll(async () => {
    voice = createVoiceUnderTest(productWorker, { engine });
    await voice.ready();
  });

  afterAll(async () => {
    await voice.close();
  });

  describe('one utterance', () => {
    it('is a start, sound and words in between, and an end', async () => {
      const { events, bytes, durationMs } = await listen(voice, say(makeLongText(100)));
      const types = events.map(({ type }) => type);
      expect(types[0]).toBe('start');
      expect(types.at(-1)).toBe('end');
      expect(new Set(types.slice(1, -1))).toEqual(new Set(['audio', 'words']));
      expect(Math.abs(scanMp3(bytes).durationMs - durationMs)).toBeLessThan(100);
    });

    it('says Latin words in English where that is asked for, and times them', async () => {
      const accented = await listen(voice, say('Nice weather today'));
      const english = await listen(voice, say('Nice weather today', { latinWords: 'english' }));
      expect(english.durationMs).toBeGreaterThan(800);
      expect(english.durationMs).toBeLessThan(0.9 * accented.durationMs);
      expect(
        english.events.flatMap((event) => (event.type === 'words' ? event.words.map(({ start }) => start) : [])),
      ).toEqual([0, 5, 13]);
    });

    it.each(audioFormats)('has sound of the length that it tells, as %s', async (format) => {
      const { events, bytes } = await listen(voice, say(shortText, { format, delivery: 'file' }));
      const end = events.at(-1);
      expect(end).toMatchObject({ type: 'end', durationMs: expect.closeTo(1_200, -3) });
      expect(bytes.length).toBeGreaterThan(3_000);
      expect(format === 'ogg' || (end?.type === 'end' && end.header !== undefined)).toBe(true);
    });

    it('sends a first block that is small and later ones that are worth a message', async () => {
      const { events } = await listen(voice, say(makeLongText(400)));
      const sizes = events.flatMap((event) => (event.type === 'audio' ? [event.bytes.length] : []));
      expect(sizes[0]).toBeLessThan(4_096);
      expect(Math.min(...sizes.slice(6, -1))).toBeGreaterThanOrEqual(16 * 1_024);
    });

    it('has sent enough for a player to begin before its first line is spoken', async () => {
      const { events } = await listen(voice, say(makeLongText(200)));
      const beginning = events.slice(
        0,
        events.findIndex(({ type }) => type === 'words'),
      );
      const sent = beginning.flatMap((event) => (event.type === 'audio' ? [event.bytes] : []));
      expect(scanMp3(Buffer.concat(sent)).durationMs).toBeGreaterThan(300);
    });

    it('times every word of the text once, in order, at the place it was written', async () => {
      const text = `🙂🙂 ${makeLongText(150)}هذا إِيمِيل من Sarah، أَوْ لَا؟`;
      const { words, durationMs } = await listen(voice, say(text));
      const codePoints = Array.from(text);
      const written = words.map(({ start, end }) => codePoints.slice(start, end).join(''));
      expect(written.filter((word) => /\p{L}/u.test(word))).toEqual(text.match(/[\p{L}\p{M}]+/gu));
      for (const [index, { startMs, endMs }] of words.entries()) {
        expect(startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
        expect(endMs).toBeGreaterThan(startMs);
        expect(endMs).toBeLessThanOrEqual(durationMs);
      }
    });

    it('times each word of a number, all at the place of its digits', async () => {
      const { words } = await listen(voice, say('عندي 25 كتابا.'));
      expect(words.map(({ start, end }) => [start, end])).toEqual([
        [0, 4],
        [5, 7],
        [5, 7],
        [8, 13],
      ]);
    });

    it('pauses between clauses as long as their ends ask for, and shorter in fast speech', async () => {
      const text = 'نعم، نعم. نعم';
      const [first, second, third] = (await listen(voice, say(text))).words;
      const { comma, period } = pausesMs[engine];
      // The learned voice varies them, as people do.
      expect(Math.abs(second!.startMs - first!.endMs - comma)).toBeLessThan(0.3 * comma);
      expect(Math.abs(third!.startMs - second!.endMs - period)).toBeLessThan(0.2 * period);
      const [, fastSecond, fastThird] = (await listen(voice, say(text, { prosody: { ...plainProsody, rate: 2 } })))
        .words;
      expect(fastThird!.startMs - fastSecond!.endMs).toBeLessThan(0.75 * period);
    });

    it.each([
      { rate: 1, pitchSemitones: 0 },
      { rate: 0.5, pitchSemitones: 6 },
      { rate: 2, pitchSemitones: -6 },
    ])('gives times that are true of the sound itself, at any speed and pitch: %o', async (change) => {
      const prosody = { ...plainProsody, ...change };
      const { words, bytes } = await listen(voice, say('دار. دار. دار.', { format: 'wav', prosody }));
      const samples = readWavSamples(bytes);
      function peakBetween(fromMs: number, toMs: number): number {
        return samples.slice(fromMs * 24, toMs * 24).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      }
      for (const [index, { startMs }] of words.slice(1).entries()) {
        expect(peakBetween(words[index]!.endMs + 40, startMs - 5)).toBeLessThan(0.003);
        expect(peakBetween(startMs, startMs + 60)).toBeGreaterThan(0.03);
      }
    });

    it.each([0.5, 0.75, 1.5, 2])('speaks %s times as fast when told to', async (rate) => {
      const [plain, changed] = await Promise.all(
        [1, rate].map((pace) => listen(voice, say(makeLongText(100), { prosody: { ...plainProsody, rate: pace } }))),
      );
      // Espeak-ng speaks no fewer than 80 words a minute, and pauses of the learned voice shrink less than its speech.
      expect(Math.abs(plain!.durationMs / changed!.durationMs / rate - 1)).toBeLessThan(0.15);
    });

    it.each([-6, 3, 6])('speaks %s semitones higher when told to', async (pitchSemitones) => {
      const [plain, changed] = await Promise.all(
        [0, pitchSemitones].map(async (shift) => {
          const prosody = { ...plainProsody, pitchSemitones: shift };
          const { bytes } = await listen(voice, say(makeLongText(60), { format: 'wav', prosody }));
          return medianFundamentalHz(toIntegers(readWavSamples(bytes)), 24_000);
        }),
      );
      expect(Math.abs(12 * Math.log2(changed! / plain!) - pitchSemitones)).toBeLessThan(1);
    });

    it('never obeys markup in the text', async () => {
      const plain = await listen(voice, say('قال أهلا ثم مضى.'));
      const marked = await listen(
        voice,
        say('قال <break time="30s"/> أهلا <voice name="fr"> ثم &lt;break time="30s"/&gt; [[b]] مضى.'),
      );
      expect(marked.durationMs).toBeLessThan(plain.durationMs + 15_000);
    });

    it('has a value of the prosody brought into its limits, and slow speech is longer', async () => {
      const plain = await listen(voice, say(shortText));
      const slow = await listen(
        voice,
        say(shortText, { prosody: { ...plainProsody, rate: 0.01, gainDb: Number.NaN } }),
      );
      expect(slow.durationMs).toBeGreaterThan(plain.durationMs * 1.5);
      expect(slow.durationMs).toBeLessThan(plain.durationMs * 3);
    });

    it.each(['', ' \n', '😀', '...'])(
      'fails with an error of its own kind when nothing can be spoken: "%s"',
      async (text) => {
        const isSpoken = await listen(voice, say(text)).then(
          ({ words }) => words.length > 0,
          (error: unknown) => error instanceof EmbeddedVoiceSilentError,
        );
        expect(isSpoken).toBe(true);
      },
    );
  });

  describe('several utterances in one thread', () => {
    it('speaks a short one to the end while a long one runs', async () => {
      let isLongOver = false;
      const leave = new AbortController();
      const long = listen(voice, say(makeLongText(20_000)), leave.signal).finally(() => {
        isLongOver = true;
      });
      await listen(voice, say(shortText));
      expect(isLongOver).toBe(false);
      leave.abort(new Error('enough'));
      await expect(long).rejects.toThrow('enough');
    });

    it('holds back for a slow consumer, within the limit, without holding up others, and loses nothing', async () => {
      const request = say(makeLongText(100), { format: 'wav' });
      const whole = await listen(voice, request);
      const slow = voice.synthesize(request, neverAborted());
      await slow.next();
      const id = latestId();
      // As much is made for an utterance that can run as for one that is spoken beside it.
      await listen(voice, say(makeLongText(200)));
      const waiting = countSentBytes(voice, id);
      expect(waiting).toBeGreaterThan(bytesInFlightMax / 2);
      expect(waiting).toBeLessThanOrEqual(bytesInFlightMax);
      expect(whole.bytes.length).toBeGreaterThan(2 * waiting);

      let taken = 0;
      for await (const event of slow) {
        if (event.type === 'audio') {
          expect(countSentBytes(voice, id) - taken).toBeLessThanOrEqual(bytesInFlightMax);
          taken += event.bytes.length;
        }
      }
      expect(Math.abs(taken - whole.bytes.length)).toBeLessThan(whole.bytes.length * 0.02);
    });
  });

  function latestId(): number {
    const message = voice.messages.findLast(({ type }) => type === 'event');
    return message?.type === 'event' ? message.id : Number.NaN;
  }

  async function allClosed(): Promise<void> {
    while (voice.stats().openUtterances > 0) {
      await nextTurn();
    }
  }

  describe('cancelling', () => {
    it('throws the reason, and the thread makes no more sound', async () => {
      const abort = new AbortController();
      const reason = new Error('changed my mind');
      const utterance = voice.synthesize(say(makeLongText(20_000)), abort.signal);
      await utterance.next();
      const id = latestId();
      const sentBefore = countSentBytes(voice, id);
      abort.abort(reason);
      await expect(utterance.next()).rejects.toBe(reason);
      await allClosed();
      const sentAtClose = countSentBytes(voice, id);
      // What was on its way, and the step that was being done.
      expect(sentAtClose - sentBefore).toBeLessThan(64 * 1_024);
      await listen(voice, say(shortText));
      expect(countSentBytes(voice, id)).toBe(sentAtClose);
    });

    it('stops the engine too when the consumer just walks away', async () => {
      const utterance = voice.synthesize(say(makeLongText(20_000)), neverAborted());
      await utterance.next();
      await utterance.return();
      await allClosed();
      expect(voice.stats().queuedUtterances).toBe(0);
    });

    it('does not begin when the signal is aborted already', async () => {
      const sent = voice.messages.length;
      await expect(listen(voice, say(shortText), AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
      expect(voice.messages).toHaveLength(sent);
    });
  });

  describe('limits', () => {
    it('refuses what exceeds the places and the queue, with a time to come back, and serves the rest', async () => {
      const small = createVoiceUnderTest(productWorker, { engine, openPerWorkerMax: 1, queueMax: 1 });
      await small.ready();
      const first = listen(small, say(makeLongText(60)));
      const second = listen(small, say(shortText));
      const third = await listen(small, say(shortText)).catch((error: unknown) => error);
      expect(third).toBeInstanceOf(EmbeddedVoiceBusyError);
      expect((third as EmbeddedVoiceBusyError).retryAfterMs).toBeGreaterThanOrEqual(1_000);
      expect((await first).durationMs).toBeGreaterThan(0);
      expect((await second).durationMs).toBeGreaterThan(0);

      const open = expect(listen(small, say(makeLongText(5_000)))).rejects.toBeInstanceOf(EmbeddedVoiceClosedError);
      await small.close();
      await open;
      await expect(listen(small, say(shortText))).rejects.toBeInstanceOf(EmbeddedVoiceClosedError);
    });

    it('refuses what has waited too long for its first sound, with a time to come back, and serves the rest', async () => {
      const small = createVoiceUnderTest(productWorker, { engine, openPerWorkerMax: 1, waitMsMax: 0 });
      await small.ready();
      const [first, second] = await Promise.allSettled([
        listen(small, say(makeLongText(60))),
        listen(small, say(shortText)),
      ]);
      expect(first.status).toBe('fulfilled');
      expect(second).toMatchObject({ reason: { name: 'EmbeddedVoiceBusyError', retryAfterMs: expect.any(Number) } });
      expect(small.stats()).toMatchObject({ openUtterances: 0, queuedUtterances: 0 });
      expect((await listen(small, say(shortText))).durationMs).toBeGreaterThan(0);
      await small.close();
    });
  });
});
