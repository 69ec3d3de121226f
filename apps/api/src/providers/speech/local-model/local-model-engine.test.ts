import { rm } from 'node:fs/promises';
import { getVoice } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestModelOptions, makeModelFolder } from '#src/testing/model-folder.ts';
import { secondsPerToken } from '#src/testing/onnx-model.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { type LocalModelEngine, createLocalModelEngine } from './local-model-engine.ts';
import { openModelFolder } from './model-folder.ts';
import type { ModelProcessOptions } from './model-process.ts';

/**
 * All vowels typed, so that what the model is given is known to the letter: it ends in a pause, without its last vowel.
 */
const vowelled = 'ذَهَبَ الْوَلَدُ';
const request: SpeechRequest = { text: vowelled, voice: getVoice('male1'), format: 'wav', delivery: 'file' };
const longText = 'ذهب الولد إلى المدرسة، ثم عاد منها مساء. '.repeat(6);

async function start(
  model: TestModelOptions = {},
  options: Partial<ModelProcessOptions> = {},
): Promise<LocalModelEngine> {
  const folder = await makeModelFolder(model);
  const engine = createLocalModelEngine(await openModelFolder(folder), createEncodingPool({ threads: 1 }), options);
  stops.push(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });
  return engine;
}

const stops: (() => Promise<void>)[] = [];
let engine: LocalModelEngine;
beforeAll(async () => {
  engine = await start({ speakers: 3, voices: { default: 1, male1: 0, female1: 2 } }, { silenceMsMax: 60_000 });
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

function speak(
  engine: SpeechEngine,
  change: Partial<SpeechRequest> = {},
  signal = new AbortController().signal,
): Promise<SpeechEvent[]> {
  return Array.fromAsync(engine.synthesize({ ...request, ...change }, signal));
}

/** Begins to speak a long text, and stops at its first sound. */
async function begin(engine: SpeechEngine, signal = new AbortController().signal): Promise<AsyncIterator<SpeechEvent>> {
  const events = engine.synthesize({ ...request, text: longText, delivery: 'stream' }, signal)[Symbol.asyncIterator]();
  expect((await events.next()).value).toMatchObject({ type: 'start' });
  expect((await events.next()).value).toMatchObject({ type: 'audio' });
  return events;
}

async function finish(events: AsyncIterator<SpeechEvent>): Promise<unknown> {
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      expect(next.value.type).toBe('audio');
    }
    return 'finished';
  } catch (error) {
    return error;
  }
}

function samplesOf(events: readonly SpeechEvent[]): Int16Array {
  const bytes = Buffer.concat(events.flatMap((event) => (event.type === 'audio' ? [event.bytes] : [])));
  return new Int16Array(
    bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length - (bytes.length % 2)),
  );
}

/** In hertz, by how often the sound crosses zero upwards. */
function pitchOf(samples: Int16Array): number {
  const crossings = samples.reduce(
    (count, sample, index) => count + (sample >= 0 && (samples[index - 1] ?? 0) < 0 ? 1 : 0),
    0,
  );
  return (crossings * 24_000) / samples.length;
}

describe('createLocalModelEngine', () => {
  it('gives the model every vowel and the words of numbers, and gives its sound back encoded', async () => {
    const events = await speak(engine);
    expect(events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])).toEqual([
      'start',
      'audio',
      'end',
    ]);
    const tokens = Array.from('ذَهَبَ الْوَلَد.').length;
    expect(events.at(-1)).toMatchObject({ type: 'end', durationMs: Math.round(tokens * secondsPerToken * 1000) });
    expect(await endOf('ذهب الولد')).toEqual(events.at(-1));
    expect(await endOf('3')).toEqual(await endOf('ثَلَاثَة'));
    expect(await engine.isReady()).toBe(true);
  });

  it('maps voices to speakers, the others to the default', async () => {
    for (const [voice, hertz] of [
      ['male1', 110],
      ['female1', 440],
      ['male2', 220],
    ] as const) {
      expect(pitchOf(samplesOf(await speak(engine, { voice: getVoice(voice) })))).toBeCloseTo(hertz, -1);
    }
  });

  it('says what it does not follow and what it does not know', async () => {
    const [first] = await speak(engine, { text: 'مرحبا', styleInstruction: 'slowly' });
    expect(first).toMatchObject({ warnings: [{ code: 'style_not_honoured', detail: 'slowly' }] });
    const events = await speak(engine, { text: 'مرحبا. hello! مرحبا.' });
    expect(events.at(-1)).toMatchObject({ warnings: [{ code: 'characters_skipped', detail: 'hello!' }] });
    await expect(speak(engine, { text: '…' })).rejects.toMatchObject({ code: 'text_not_speakable' });
    await expect(speak(engine, { text: 'hello!' })).rejects.toMatchObject({ code: 'text_not_speakable' });
  });

  it('speaks at the speed that is asked for, and says that it follows no pitch', async () => {
    const plain = samplesOf(await speak(engine)).length;
    const slow = await speak(engine, { speed: 0.5, pitch: 3 });
    expect(samplesOf(slow).length / plain).toBeCloseTo(2, 1);
    expect(samplesOf(await speak(engine, { speed: 2 })).length / plain).toBeCloseTo(0.5, 1);
    expect(slow[0]).toMatchObject({ warnings: [{ code: 'pitch_not_honoured', detail: '3' }] });
  });

  it('refuses at once what would have to wait for too long', async () => {
    const spoken = await Promise.allSettled(Array.from({ length: 6 }, () => speak(engine)));
    expect(
      spoken.map((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : 'spoken')),
    ).toEqual(['spoken', 'spoken', 'spoken', 'spoken', 'speech_engine_busy', 'speech_engine_busy']);
  });

  it('lets go of a process that does not answer when its listener leaves', async () => {
    const leaving = new AbortController();
    const events = await begin(engine, leaving.signal);
    process.kill(pidOf(engine), 'SIGSTOP');
    const rest = finish(events);
    leaving.abort(new Error('gone'));
    expect(await rest).toMatchObject({ message: 'gone' });
    process.kill(pidOf(engine), 'SIGCONT');
    expect((await speak(engine)).at(-1)).toMatchObject({ type: 'end' });
  });

  it('fails an utterance whose process is killed, and speaks the next one', async () => {
    const events = await begin(engine);
    const pid = pidOf(engine);
    process.kill(pid, 'SIGKILL');
    expect(await finish(events)).toMatchObject({
      code: 'speech_engine_failed',
      options: { cause: { message: "The model's process ended with SIGKILL." } },
    });
    expect((await speak(engine)).at(-1)).toMatchObject({ type: 'end' });
    expect(pidOf(engine)).not.toBe(pid);
  });

  it('ends a process that hangs, and speaks the next text', async () => {
    const watched = await start({}, { silenceMsMax: 8_000 });
    const events = await begin(watched);
    const pid = pidOf(watched);
    process.kill(pid, 'SIGSTOP');
    expect(await finish(events)).toMatchObject({
      code: 'speech_engine_failed',
      options: { cause: { message: 'The model does not answer.' } },
    });
    expect((await speak(watched)).at(-1)).toMatchObject({ type: 'end' });
    expect(pidOf(watched)).not.toBe(pid);
  });

  it('survives a model that cannot be loaded, and says why each time', async () => {
    const broken = await start({ isSound: false });
    await expect(speak(broken)).rejects.toMatchObject({
      code: 'speech_engine_failed',
      options: { cause: { message: expect.stringMatching(/^The model cannot be loaded: .*NoSuchOperation/u) } },
    });
    await expect(speak(broken)).rejects.toMatchObject({ code: 'speech_engine_failed' });
    expect(await broken.isReady()).toBe(false);
  });
});

async function endOf(text: string): Promise<SpeechEvent | undefined> {
  return (await speak(engine, { text })).at(-1);
}

function pidOf({ pid }: LocalModelEngine): number {
  expect(pid).toBeDefined();
  return Number(pid);
}
