import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';

/** A reader that takes nothing for this long is dropped. */
const stalledMs = 60_000;

/**
 * Sends bytes while they are made, with the reader's own pace as the producer's, then trailers made of what the producer returns.
 * When the producer fails, or the reader stalls or goes, the connection is broken off, which is how HTTP says that a body is incomplete.
 */
export async function sendStream<T>(
  ctx: Context,
  bytes: AsyncGenerator<Uint8Array, T>,
  trailersOf: (result: T) => Record<string, string>,
): Promise<void> {
  ctx.respond = false;
  ctx.res.statusCode = ctx.status;
  ctx.res.setTimeout(stalledMs, () => ctx.res.destroy());
  await pipeline(Readable.from(withTrailers(ctx, bytes, trailersOf), { objectMode: false }), ctx.res);
}

async function* withTrailers<T>(ctx: Context, bytes: AsyncGenerator<Uint8Array, T>, trailersOf: (result: T) => Record<string, string>) {
  const result = yield* bytes;
  ctx.res.addTrailers(trailersOf(result));
}
