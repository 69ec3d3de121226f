import { type ErrorCode, errors, getVoice } from '@rakhim/contract';
import { z } from 'zod';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import type { SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { type Frame, frameTypes, writeFrame } from './speech-frames.ts';

/** What the service says of itself. */
export const EngineFacts = z.object({
  name: z.enum(['embedded', 'openai', 'elevenlabs', 'azure', 'http', 'local-model', 'neural']),
  /** Which sounds it makes; `null` where it cannot say. */
  version: z.string().nullable(),
});
export type EngineFacts = z.infer<typeof EngineFacts>;

/** The outermost form: what is within comes from our own API of the same release or the one beside it. */
const Envelope = z.object({
  text: z.string().min(1).max(100_000),
  voice: z.string().max(100),
  format: z.enum(['mp3', 'wav', 'ogg']),
  delivery: z.enum(['stream', 'file']),
});

/** A request as it travels. Voices go by their ids, and what leads places back to the text as sent stays with us. */
export function writeRequest({ voice, score, ...others }: SpeechRequest): string {
  const passages = score?.passages.map((passage) => ({ ...passage, voice: passage.voice.id }));
  return JSON.stringify({ ...others, voice: voice.id, ...(score && { score: { ...score, passages } }) });
}

/** @throws when it is not a request. */
export function readRequest(json: string): SpeechRequest {
  const sent = JSON.parse(json) as WireRequest;
  Envelope.parse(sent);
  const { voice, score, ...others } = sent;
  const passages = score?.passages.map((passage) => ({ ...passage, voice: getVoice(passage.voice) }));
  return {
    ...others,
    voice: getVoice(voice),
    ...(score && passages && { score: { ...score, passages, toSent: (span) => span } }),
  };
}

type VoiceId = Parameters<typeof getVoice>[0];
type Score = NonNullable<SpeechRequest['score']>;
type WireRequest = Omit<SpeechRequest, 'voice' | 'score'> & {
  readonly voice: VoiceId;
  readonly score?: Omit<Score, 'passages' | 'toSent'> & {
    readonly passages: readonly (Omit<Score['passages'][number], 'voice'> & { readonly voice: VoiceId })[];
  };
};

const toBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export function writeEvent(event: SpeechEvent): Buffer {
  switch (event.type) {
    case 'audio':
      return writeFrame(frameTypes.audio, event.bytes);
    case 'end': {
      const header = event.header && Buffer.from(event.header).toString('base64');
      return writeFrame(frameTypes.end, toBytes({ ...event, header }));
    }
    default:
      return writeFrame(frameTypes.event, toBytes(event));
  }
}

/** A failure as it travels: its code and when to come again, nothing of the text and nothing of the machine. */
export function writeFailure(error: unknown): Buffer {
  const { code, options } = error instanceof AppError ? error : speechFailed(error);
  return writeFrame(frameTypes.error, toBytes({ code, param: options.param, seconds: options.retryAfterSeconds }));
}

/** @returns nothing for a sign of life. @throws the failure that a frame tells of. */
export function readEvent({ type, bytes }: Frame): SpeechEvent | undefined {
  switch (type) {
    case frameTypes.audio:
      return { type: 'audio', bytes: Uint8Array.from(bytes) };
    case frameTypes.event:
      return JSON.parse(bytes.toString()) as SpeechEvent;
    case frameTypes.end: {
      const { header, ...end } = JSON.parse(bytes.toString()) as { type: 'end'; durationMs: number; header?: string };
      return { ...end, ...(header !== undefined && { header: Buffer.from(header, 'base64') }) };
    }
    case frameTypes.error:
      throw readFailure(bytes);
    default:
      return undefined;
  }
}

const Failure = z.object({
  code: z.string().refine((code): code is ErrorCode => Object.hasOwn(errors, code)),
  param: z.string().max(100).optional(),
  seconds: z.number().optional(),
});

function readFailure(bytes: Buffer): AppError {
  const cause = new Error('The engine said so.');
  const { data } = Failure.safeParse(JSON.parse(bytes.toString()));
  if (data?.code === 'speech_engine_busy') {
    return speechBusy(cause, data.seconds);
  }
  return data
    ? new AppError(data.code, { cause, ...(data.param !== undefined && { param: data.param }) })
    : speechFailed(cause);
}
