import type { WordTime } from '@rakhim/audio';
import { Worker } from 'node:worker_threads';
import { createEmbeddedVoice, type EmbeddedVoice, type EmbeddedVoiceOptions } from '../src/create-embedded-voice.ts';
import { plainProsody } from '../src/style/prosody.ts';
import type { VoiceEvent, VoiceRequest } from '../src/types.ts';
import type { FromWorker } from '../src/worker/messages.ts';

export interface VoiceUnderTest extends EmbeddedVoice {
  /** Every thread started so far, to be ended or listened to from outside. */
  readonly workers: readonly Worker[];
  /** What the threads have sent so far. */
  readonly messages: readonly FromWorker[];
  /** How often threads may still stumble over the word for that; shared with them. */
  readonly stumblesLeft: Int32Array;
}

/** A voice whose threads the test holds in its hands. */
export function createVoiceUnderTest(script: string, options: EmbeddedVoiceOptions = {}): VoiceUnderTest {
  const workers: Worker[] = [];
  const messages: FromWorker[] = [];
  const stumblesLeft = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const voice = createEmbeddedVoice({
    workers: 1,
    // A machine with much else to do may let a thread wait for long; only what is told otherwise counts as hung or late.
    hangTimeoutMs: 60_000,
    waitMsMax: 60_000,
    ...options,
    startWorker(data) {
      const worker = new Worker(new URL(script, import.meta.url), {
        workerData: { ...data, stumblesLeft },
        execArgv: ['--conditions=@rakhim/source'],
      });
      worker.on('message', (message: FromWorker) => messages.push(message));
      workers.push(worker);
      return worker;
    },
  });
  return { ...voice, workers, messages, stumblesLeft };
}

export const shortText = 'صباح الخير.';

/** @param characterCount about how long the text is. */
export function makeLongText(characterCount: number): string {
  const sentence = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا. ';
  return sentence.repeat(Math.ceil(characterCount / sentence.length));
}

export function say(text: string, options: Partial<VoiceRequest> = {}): VoiceRequest {
  return { text, dialect: 'msa', gender: 'male', prosody: plainProsody, format: 'mp3', delivery: 'stream', ...options };
}

export interface Heard {
  readonly events: readonly VoiceEvent[];
  readonly bytes: Buffer;
  readonly words: readonly WordTime[];
  readonly durationMs: number;
}

/** Listens to the end. */
export async function listen(voice: EmbeddedVoice, request: VoiceRequest, signal = neverAborted()): Promise<Heard> {
  const events: VoiceEvent[] = [];
  for await (const event of voice.synthesize(request, signal)) {
    events.push(event);
  }
  const last = events.at(-1);
  return {
    events,
    bytes: Buffer.concat(events.flatMap((event) => (event.type === 'audio' ? [event.bytes] : []))),
    words: events.flatMap((event) => (event.type === 'words' ? event.words : [])),
    durationMs: last?.type === 'end' ? last.durationMs : Number.NaN,
  };
}

export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

/** Bytes of sound that the threads have sent for one utterance. */
export function countSentBytes({ messages }: VoiceUnderTest, id: number): number {
  return messages.reduce((sum, message) => {
    const isSound = message.type === 'event' && message.id === id && message.event.type === 'audio';
    return isSound ? sum + message.event.bytes.length : sum;
  }, 0);
}
