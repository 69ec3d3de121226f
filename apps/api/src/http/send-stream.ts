import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import type { AnswerRecorder } from './answer-recorder.ts';
import type { RequestState } from './request-state.ts';

/** Timeout of a reader that takes nothing. */
const stalledMs = 60_000;

/**
 * Streams bytes with back-pressure, then trailers made of the producer's return value to clients that accept them. When
 * the producer fails, or the reader stalls or disconnects, the connection is reset, which marks the body as incomplete.
 * If the answer is stored for replay, a disconnected reader does not stop the producer.
 */
export async function sendStream<T>(
  ctx: Context & { state: RequestState },
  bytes: AsyncGenerator<Uint8Array, T>,
  trailersOf: (result: T) => Record<string, string>,
): Promise<void> {
  // A disconnected caller is sent nothing, and nothing is stored.
  ctx.state.signal.throwIfAborted();
  ctx.respond = false;
  ctx.res.statusCode = ctx.status;
  ctx.res.setTimeout(stalledMs, () => ctx.res.destroy());
  // The stored head stays as it is: a repeated request may accept trailers.
  const recorder = ctx.state.recordAnswer?.();
  const response: TrailerResponse = { res: ctx.res, takesTrailers: acceptsTrailers(ctx.req) };
  if (!response.takesTrailers) {
    ctx.remove('trailer');
  }
  if (recorder) {
    await sendAndKeep(response, recorder, bytes, trailersOf);
  } else {
    await pipeline(Readable.from(withTrailers(response, bytes, trailersOf), { objectMode: false }), ctx.res);
  }
}

interface TrailerResponse {
  readonly res: ServerResponse;
  readonly takesTrailers: boolean;
}

/**
 * Whether the client said `TE: trailers`. Trailers are sent to nobody else (RFC 9110, section 6.5.1): some clients,
 * workerd among them, take them for the beginning of the next answer.
 */
function acceptsTrailers({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*trailers\s*(?:[,;]|$)/iu.test(String(headers.te ?? ''));
}

async function* withTrailers<T>(
  { res, takesTrailers: mayAdd }: TrailerResponse,
  bytes: AsyncGenerator<Uint8Array, T>,
  trailersOf: (result: T) => Record<string, string>,
) {
  const result = yield* bytes;
  if (mayAdd) {
    res.addTrailers(trailersOf(result));
  }
}

async function sendAndKeep<T>(
  { res: response, takesTrailers: mayAdd }: TrailerResponse,
  recorder: AnswerRecorder,
  bytes: AsyncGenerator<Uint8Array, T>,
  trailersOf: (result: T) => Record<string, string>,
): Promise<void> {
  try {
    let next = await bytes.next();
    for (; !next.done; next = await bytes.next()) {
      // Sent first: until then it may be charged and not heard.
      const sent = write(response, next.value);
      await recorder.write(next.value);
      await sent;
    }
    const trailers = trailersOf(next.value);
    await recorder.finish(trailers);
    if (!response.destroyed) {
      if (mayAdd) {
        response.addTrailers(trailers);
      }
      response.end();
    }
  } catch (error) {
    recorder.fail();
    if (!response.headersSent) {
      response.destroy();
    }
    // The error handler resets the connection only after releasing the idempotency key, so that the caller can retry at
    // once.
    throw error;
  }
}

/** Waits until there is room for more, or the reader has gone. */
async function write(response: ServerResponse, block: Uint8Array): Promise<void> {
  if (response.destroyed || response.write(block)) {
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  waiting.abort();
}
