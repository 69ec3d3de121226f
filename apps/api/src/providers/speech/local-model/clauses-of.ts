import { AppError } from '#src/errors/app-error.ts';
import { speechFailed } from '../failures.ts';
import type { SpeechWarning } from '../speech-engine.ts';
import type { ClauseAnswer, ClauseSound, ModelRequest } from './model-messages.ts';
import type { ModelProcess } from './model-process.ts';

/** A model that may have to be loaded first. */
export interface ModelSource {
  /** @throws `speech_engine_failed` when it cannot be loaded. */
  get(): Promise<ModelProcess>;
}

export interface SpokenClauses {
  /** One at a time, the next already asked for. It returns the warnings that came after the last. Must be closed. */
  readonly clauses: AsyncGenerator<ClauseSound, readonly SpeechWarning[]>;
  /** The sampling rate, in hertz. */
  readonly sampleRate: number;
}

/**
 * Has a model speak a text.
 *
 * @throws `speech_engine_failed`, `text_not_speakable`, or the signal's reason, without waiting for the model.
 */
export async function clausesOf(
  model: ModelSource,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<SpokenClauses> {
  const running = await unlessAborted(model.get(), signal);
  const sampleRate = await running.loaded;
  return { clauses: ask(), sampleRate };

  async function* ask(): AsyncGenerator<ClauseSound, readonly SpeechWarning[]> {
    const utterance = running.open(request);
    try {
      let ahead = utterance.next();
      for (;;) {
        const answer = expectSound(await unlessAborted(ahead, signal));
        if (answer.type === 'end') {
          return answer.warnings;
        }
        ahead = utterance.next();
        // A prefetch failure is thrown when its turn comes; ignored when the listener has gone.
        ahead.catch(() => undefined);
        yield answer;
      }
    } finally {
      utterance.close();
    }
  }
}

function expectSound(answer: ClauseAnswer): Extract<ClauseAnswer, { type: 'sound' | 'end' }> {
  switch (answer.type) {
    case 'silent':
      throw new AppError('text_not_speakable', { param: 'text' });
    case 'failed':
      throw speechFailed(new Error('The model could not speak a clause.'));
    default:
      return answer;
  }
}

/** @throws the signal's reason as soon as it aborts. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  work.catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
