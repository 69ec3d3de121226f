import type { TimedSpeechEvent } from '@rakhim/contract';
import { presentWarnings } from '@rakhim/i18n/preview';
import type { WordTime } from '@rakhim/audio';
import type { Captions } from '@rakhim/markup';
import type { AnswerContext } from '#src/caller.ts';
import { describeError, toAppError } from '#src/errors/describe-error.ts';
import type { SoundEnd } from '../collect-file.ts';
import type { SpokenStream } from '../spoken-sound.ts';
import { timeText } from './timing.ts';

export interface TimedStreamOptions {
  /** The text as it was sent, or without its markup. */
  readonly text: string | Captions;
  readonly context: AnswerContext;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
  readonly upgradeUrl: () => string;
}

/**
 * An utterance as server-sent events: `start`, then sound and words as they become known, then `end`. A sound that
 * breaks off says `error` before the connection does.
 */
export async function* streamTimedSpeech(
  stream: SpokenStream,
  options: TimedStreamOptions,
): AsyncGenerator<Uint8Array, void> {
  const { context, signal, upgradeUrl } = options;
  try {
    yield frame(startOf(stream, context));
    yield* soundAndEnd(stream, options);
  } catch (error) {
    if (!signal.aborted) {
      yield frame({ type: 'error', error: describeError(toAppError(error), context, upgradeUrl()) });
    }
    throw error;
  } finally {
    await stream.audio.return(undefined as never);
  }
}

async function* soundAndEnd(
  { audio, words }: SpokenStream,
  { text, context }: TimedStreamOptions,
): AsyncGenerator<Uint8Array> {
  const heard: WordTime[] = [];
  let marked = 0;
  const framesOf = (next: readonly WordTime[]): Uint8Array[] => {
    heard.push(...next);
    const marks = words.marks().slice(marked);
    marked += marks.length;
    return next.length + marks.length > 0
      ? [frame({ type: 'words', words: [...next], ...(marks.length > 0 && { marks }) })]
      : [];
  };
  let next = await audio.next();
  for (; !next.done; next = await audio.next()) {
    yield* framesOf(words.take(false));
    yield frame({ type: 'audio', audio: Buffer.from(next.value).toString('base64') });
  }
  yield* framesOf(words.take(true));
  yield* endOf(next.value, { text, heard, context });
}

function startOf(
  { format, characters, remaining, voice, warnings, repeatOf, spokenBy }: SpokenStream,
  context: AnswerContext,
): TimedSpeechEvent {
  return {
    type: 'start',
    format,
    characters,
    remaining,
    voice: voice.id,
    dialect: voice.dialect,
    requestId: context.requestId,
    ...(repeatOf !== undefined && { repeatOf }),
    ...spokenBy,
    warnings: presentWarnings(warnings, context),
  };
}

function* endOf(
  { durationMs, laterWarnings }: SoundEnd,
  { text, heard, context }: { text: string | Captions; heard: readonly WordTime[]; context: AnswerContext },
): Generator<Uint8Array> {
  const { words, granularity, subtitles, warnings } = timeText(text, heard, durationMs);
  if (granularity === 'sentence') {
    yield frame({ type: 'words', words });
  }
  yield frame({
    type: 'end',
    durationMs: Math.round(durationMs),
    granularity,
    subtitles,
    warnings: presentWarnings([...laterWarnings, ...warnings], context),
  });
}

/** JSON has no line breaks of its own, so one `data:` line holds it all. */
function frame(event: TimedSpeechEvent): Uint8Array {
  return Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}
