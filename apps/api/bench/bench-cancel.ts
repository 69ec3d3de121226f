import { setTimeout as sleep } from 'node:timers/promises';
import { createEmbeddedVoice, type EmbeddedVoice } from '@rakhim/embedded-voice';
import { limits } from '@rakhim/contract';
import { type Table, median, percentile, round } from '@rakhim/tooling/bench';
import { guardEngine } from '#src/providers/speech/create-speech-engine.ts';
import { createEmbeddedEngine } from '#src/providers/speech/embedded/embedded-engine.ts';
import { requestSpeech } from './request-speech.ts';
import { createSampleTexts } from './sample-texts.ts';
import { type BenchApi, startBenchApi } from './start-bench-api.ts';

const rounds = 40;
const barMs = 200;
/** Longer than any of these would take to notice. */
const timeoutMs = 10_000;

/** When a caller hangs up in the middle of a long stream, how long the engine goes on. */
export async function benchCancel(): Promise<Table> {
  const voice = createEmbeddedVoice();
  const api = await startBenchApi(guardEngine(createEmbeddedEngine(voice)));
  try {
    await voice.ready();
    const textOf = await createSampleTexts();
    const text = () => textOf(limits.streamedTextCharactersMax);
    const reading: number[] = [];
    const waiting: number[] = [];
    for (let index = 0; index < rounds; index += 1) {
      reading.push(await timeHangUp(api, voice, { text: text(), isReading: true, afterMs: (index * 37) % 300 }));
      waiting.push(await timeHangUp(api, voice, { text: text(), isReading: false, afterMs: (index * 37) % 300 }));
    }
    return {
      title: 'A caller hangs up',
      note: `A stream of ${limits.streamedTextCharactersMax.toLocaleString('en')} characters over HTTP, left at different moments after its first bytes. Timed from the client's abort until the voice's thread has said that it has put the utterance down.`,
      head: ['the caller', 'rounds', 'median', '95th percentile', 'longest', 'bar for the longest'],
      rows: [
        ['was reading as fast as it could', ...describe(reading)],
        ['had stopped reading', ...describe(waiting)],
      ],
    };
  } finally {
    await api.close();
    await voice.close();
  }
}

interface HangUp {
  readonly text: string;
  /** False: the caller takes the first bytes and no more, so the engine may be waiting for it. */
  readonly isReading: boolean;
  readonly afterMs: number;
}

async function timeHangUp(api: BenchApi, voice: EmbeddedVoice, { text, isReading, afterMs }: HangUp): Promise<number> {
  const caller = new AbortController();
  const sound = requestSpeech(api, text, caller.signal);
  await sound.next();
  const leaveAt = performance.now() + afterMs;
  while (performance.now() < leaveAt) {
    await (isReading ? sound.next() : sleep(1));
  }
  const leftAt = performance.now();
  caller.abort();
  while (voice.stats().openUtterances > 0) {
    if (performance.now() - leftAt > timeoutMs) {
      throw new Error('The engine went on speaking to nobody.');
    }
    await sleep(1);
  }
  const stoppedMs = performance.now() - leftAt;
  // An abort raises its own error.
  await sound.return(undefined).catch(() => undefined);
  return stoppedMs;
}

function describe(timesMs: readonly number[]): string[] {
  const figures = [median(timesMs), percentile(timesMs, 0.95), Math.max(...timesMs), barMs];
  return [String(timesMs.length), ...figures.map((timeMs) => `${round(timeMs)} ms`)];
}
