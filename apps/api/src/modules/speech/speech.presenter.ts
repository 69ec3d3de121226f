import type { CreateSpeechBody, Speech, SpeechFormat } from '@rakhim/contract';
import { presentWarnings } from '@rakhim/i18n/preview';
import type { AnswerContext } from '#src/caller.ts';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import type { SoundEnd } from './collect-file.ts';
import type { SpokenFile, SpokenStream, UtteranceFacts } from './spoken-sound.ts';

export interface PresentationOptions {
  /** Whether times of words were asked for. */
  readonly hasTimes: boolean;
  readonly context: AnswerContext;
}

const noTimes: SpeechWarning = { code: 'timestamps_unavailable', detail: '' };

/** The JSON answer for a finished file. */
export function presentSpeech(file: SpokenFile, { hasTimes, context }: PresentationOptions): Speech {
  const { words, warnings } = file;
  const hasWords = hasTimes && words.length > 0;
  return {
    ...presentFile(file, hasTimes && !hasWords ? [...warnings, noTimes] : warnings, context),
    ...(hasWords && { words: [...words] }),
  };
}

/** What every JSON answer says of a file. */
export function presentFile(file: SpokenFile, warnings: readonly SpeechWarning[], context: AnswerContext): Speech {
  return {
    audioContent: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length).toString('base64'),
    format: file.format,
    characters: file.characters,
    characterCount: file.characters,
    remaining: file.remaining,
    durationMs: Math.round(file.durationMs),
    voice: file.voice.id,
    dialect: file.voice.dialect,
    requestId: context.requestId,
    ...(file.repeatOf !== undefined && { repeatOf: file.repeatOf }),
    ...file.spokenBy,
    warnings: presentWarnings(warnings, context),
    ...(file.marks.length > 0 && { marks: [...file.marks] }),
  };
}

/** The facts that travel in headers beside a stream of bytes. */
export function presentHeaders(
  stream: SpokenStream,
  { hasTimes, context }: PresentationOptions,
): Record<string, string> {
  return {
    ...presentFacts(stream),
    ...presentWarningsHeader(hasTimes ? [noTimes, ...stream.warnings] : stream.warnings, context),
    trailer: 'x-duration-ms, x-warnings',
  };
}

/** What is known only at the end of a stream of bytes, as trailers. */
export function presentTrailers(
  { durationMs, laterWarnings }: SoundEnd,
  context: AnswerContext,
): Record<string, string> {
  return { 'x-duration-ms': String(Math.round(durationMs)), ...presentWarningsHeader(laterWarnings, context) };
}

function presentWarningsHeader(warnings: readonly SpeechWarning[], context: AnswerContext): Record<string, string> {
  // Headers are ASCII, sentences are not.
  return warnings.length > 0
    ? { 'x-warnings': encodeURIComponent(JSON.stringify(presentWarnings(warnings, context))) }
    : {};
}

function presentFacts({ characters, remaining, voice, spokenBy, repeatOf }: UtteranceFacts): Record<string, string> {
  return {
    'x-characters': String(characters),
    'x-remaining': String(remaining),
    'x-voice': voice.id,
    'x-dialect': voice.dialect,
    ...(spokenBy && { 'x-engine': spokenBy.engine }),
    ...(spokenBy?.model !== undefined && { 'x-model': spokenBy.model }),
    ...(repeatOf !== undefined && { 'x-repeat-of': repeatOf }),
  };
}

/** The format an answer is made in: what the body says, else what `Accept` asked for, else MP3. */
export function chooseFormat(body: Pick<CreateSpeechBody, 'format'>, accepted: SpeechFormat | undefined): SpeechFormat {
  return body.format ?? accepted ?? 'mp3';
}
