import { getVoice } from '@rakhim/contract';
import {
  type EmbeddedVoice,
  EmbeddedVoiceBusyError,
  EmbeddedVoiceCrashedError,
  EmbeddedVoiceRefusedError,
  EmbeddedVoiceSilentError,
  createEmbeddedVoice,
} from '@rakhim/embedded-voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { withReading } from '../with-reading.ts';
import { createEmbeddedEngine, toSpeechError } from './embedded-engine.ts';

const request: SpeechRequest = { text: 'مَرْحَبًا بِكُمْ', voice: getVoice('female2'), format: 'mp3', delivery: 'stream' };

let voice: EmbeddedVoice;
beforeAll(async () => {
  voice = createEmbeddedVoice({ workers: 1 });
  await voice.ready();
});
afterAll(() => voice.close());

function speak(change: Partial<SpeechRequest> = {}, signal = new AbortController().signal): Promise<SpeechEvent[]> {
  return Array.fromAsync(createEmbeddedEngine(voice).synthesize({ ...request, ...change }, signal));
}

function lengthOf(events: readonly SpeechEvent[]): number {
  return events.reduce((length, event) => (event.type === 'end' ? event.durationMs : length), 0);
}

describe('createEmbeddedEngine', () => {
  it('speaks, with the times of the words', async () => {
    const events = await speak();
    expect(events[0]).toEqual({ type: 'start', warnings: [] });
    expect(events.some(({ type }) => type === 'audio')).toBe(true);
    expect(events.flatMap((event) => (event.type === 'words' ? event.words : []))).toHaveLength(2);
    expect(lengthOf(events)).toBeGreaterThan(300);
  });

  it('obeys chosen readings, and points at the text as it was sent', async () => {
    const text = '😀 علم 25 ولدا';
    const readings = [
      { start: 2, end: 5, vowelled: 'عَلَّمَ' },
      { start: 6, end: 8, spoken: 'بضعة' },
    ];
    const spoken = { ...request, text, readings };
    const events = await Array.fromAsync(
      withReading(createEmbeddedEngine(voice)).synthesize(spoken, new AbortController().signal),
    );
    const words = events.flatMap((event) => (event.type === 'words' ? event.words : []));
    expect(words.map((word) => Array.from(text).slice(word.start, word.end).join(''))).toEqual([
      '😀',
      '😀',
      'علم',
      '25',
      'ولدا',
    ]);
    expect(words.every(({ startMs, endMs }) => endMs > startMs)).toBe(true);
  });

  it('names words whose vowels it had to guess', async () => {
    const events = await speak({ text: 'زار شتراوسبرغ المدينة.' });
    expect(events.at(-1)).toMatchObject({ type: 'end', warnings: [{ code: 'uncertain_words', detail: 'شتراوسبرغ' }] });
  });

  it('follows the style it understands and says what it does not', async () => {
    const [plain, slow] = await Promise.all([
      speak(),
      speak({ styleInstruction: 'slowly, in the manner of a pirate' }),
    ]);
    expect(lengthOf(slow)).toBeGreaterThan(lengthOf(plain));
    expect(slow[0]).toMatchObject({
      warnings: [{ code: 'style_not_honoured', detail: expect.stringContaining('pirate') }],
    });
  });

  it('goes at the speed that is asked for, as far as it can', async () => {
    const [plain, fast, fastest] = await Promise.all([speak(), speak({ speed: 1.5 }), speak({ speed: 4 })]);
    expect(lengthOf(plain) / lengthOf(fast)).toBeGreaterThan(1.2);
    expect(fast[0]).toEqual({ type: 'start', warnings: [] });
    expect(lengthOf(fastest)).toBeLessThan(lengthOf(fast));
    expect(fastest[0]).toMatchObject({ warnings: [{ code: 'speed_not_honoured', detail: '4' }] });
  });

  it('says so where a speed or a pitch and the style together go further than the voice', async () => {
    const [event] = await speak({ styleInstruction: 'fast, deep', speed: 2, pitch: -6 });
    expect(event).toMatchObject({
      warnings: [
        { code: 'speed_not_honoured', detail: '2' },
        { code: 'pitch_not_honoured', detail: '-6' },
      ],
    });
    expect((await speak({ speed: 2, pitch: -6 }))[0]).toEqual({ type: 'start', warnings: [] });
  });

  it('gives a woman and a man of two dialects different sounds', async () => {
    const [first, second] = await Promise.all([
      speak({ format: 'wav' }),
      speak({ format: 'wav', voice: getVoice('male6') }),
    ]);
    expect(first).not.toEqual(second);
  });

  it('refuses a text in which nothing can be spoken', async () => {
    await expect(speak({ text: '☃' })).rejects.toMatchObject({ code: 'text_not_speakable' });
  });

  it('ends with the reason of an abort', async () => {
    await expect(speak({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  it.each([
    [
      new EmbeddedVoiceBusyError(2_300),
      { code: 'speech_engine_busy', options: { retryAfterSeconds: 3, values: { seconds: 3 } } },
    ],
    [new EmbeddedVoiceSilentError(), { code: 'text_not_speakable', options: { param: 'text' } }],
    [new EmbeddedVoiceRefusedError(), { code: 'text_not_speakable', options: { param: 'text' } }],
    [new EmbeddedVoiceCrashedError(), { code: 'speech_engine_failed' }],
    [new TypeError('a bug'), { code: 'speech_engine_failed' }],
  ])('maps %s to an error of the port', (error, expected) => {
    expect(toSpeechError(error)).toMatchObject({ ...expected, cause: error });
  });
});
