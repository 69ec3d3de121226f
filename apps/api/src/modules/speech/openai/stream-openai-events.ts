import type { OpenAiSpeechEvent } from '@rakhim/contract';
import type { AnswerContext } from '#src/caller.ts';
import { describeError, toAppError } from '#src/errors/describe-error.ts';
import { toOpenAiError } from '#src/errors/openai-error.ts';

export interface OpenAiEventsOptions {
  /** Charged for the whole of it. */
  readonly characters: number;
  readonly context: AnswerContext;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
  readonly upgradeUrl: () => string;
}

/** Speech as OpenAI's server-sent events; a failure is sent as an event before the connection ends. */
export async function* streamOpenAiEvents<Result>(
  audio: AsyncGenerator<Uint8Array, Result>,
  options: OpenAiEventsOptions,
): AsyncGenerator<Uint8Array, Result> {
  const { characters, context, signal, upgradeUrl } = options;
  try {
    let next = await audio.next();
    for (; !next.done; next = await audio.next()) {
      yield frame({ type: 'speech.audio.delta', audio: Buffer.from(next.value).toString('base64') });
    }
    yield frame({
      type: 'speech.audio.done',
      usage: { input_tokens: characters, output_tokens: 0, total_tokens: characters },
    });
    return next.value;
  } catch (error) {
    if (!signal.aborted) {
      const body = toOpenAiError(describeError(toAppError(error), context, upgradeUrl()));
      yield Buffer.from(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
    }
    throw error;
  } finally {
    await audio.return(undefined as Result);
  }
}

function frame(event: OpenAiSpeechEvent): Uint8Array {
  return Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}
