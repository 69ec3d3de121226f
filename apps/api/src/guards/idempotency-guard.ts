import type { Context, Middleware } from 'koa';
import { parseIdempotencyKey } from '#src/modules/idempotency/idempotency-key.ts';
import type { IdempotencyService } from '#src/modules/idempotency/idempotency.service.ts';
import type { AnswerHead, StoredAnswer } from '#src/modules/idempotency/stored-answer.ts';
import { requireAccountId } from './authenticate-account.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendStream } from '#src/http/send-stream.ts';

type RequestContext = Context & { state: RequestState };

const keyHeader = 'idempotency-key';

/**
 * Handles a request with an `Idempotency-Key` once: a repetition gets the same bytes again, and nothing is done or
 * charged a second time. It runs after authentication, because keys belong to accounts, and after the body parser,
 * because the body must be the same. Failures are not stored.
 *
 * @param meaningOfAccept what the `Accept` header chooses where the route answers in more than one way. Programs retry
 *   through proxies and libraries that write the same wish differently.
 */
export function createIdempotencyGuard(
  idempotency: IdempotencyService,
  meaningOfAccept: (ctx: Context) => string = () => '',
): Middleware<RequestState> {
  return async (ctx, next) => {
    const header = ctx.req.headers[keyHeader];
    if (header === undefined) {
      await next();
      return;
    }
    const beginning = await idempotency.begin({
      accountId: requireAccountId(ctx),
      key: parseIdempotencyKey(String(header)),
      fingerprint: fingerprintOf(ctx, meaningOfAccept(ctx)),
      requestId: ctx.state.requestId,
    });
    if ('answer' in beginning) {
      try {
        await replay(ctx, beginning.answer);
      } finally {
        // A caller who has disconnected never reads the answer, and an answer that nobody reads is never closed.
        beginning.answer.close();
      }
      return;
    }
    const { attempt } = beginning;
    const before = new Set(Object.keys(ctx.response.headers));
    const working = followSignal(ctx.state.signal);
    ctx.state.signal = working.signal;
    let isRecorded = false;
    ctx.state.recordAnswer = () => {
      isRecorded = true;
      // The sound is made to its end for a later repetition, even when this caller disconnects.
      working.letGo();
      return attempt.record(headOf(ctx, before));
    };
    try {
      await next();
    } catch (error) {
      await attempt.abandon();
      throw error;
    }
    if (!isRecorded) {
      const body = JSON.stringify(ctx.body);
      ctx.body = body;
      ctx.type = 'json';
      await attempt.complete(headOf(ctx, before), body);
    }
  };
}

/** Method, route, parameters, the kind of answer, and the body, byte for byte. */
function fingerprintOf(ctx: RequestContext, answerKind: string): string {
  const { rawBody } = ctx.request as { rawBody?: string };
  return JSON.stringify([ctx.method, ctx.state.routePath, ctx['params'], answerKind, rawBody ?? '']);
}

/** Headers that say something of the moment rather than of the answer. */
const momentary: ReadonlySet<string> = new Set(['content-length', 'x-concurrency-limit', 'x-concurrency-in-flight']);

function headOf(ctx: RequestContext, before: ReadonlySet<string>): AnswerHead {
  const headers = Object.entries(ctx.response.headers).filter(([name]) => !before.has(name) && !momentary.has(name));
  return { status: ctx.status, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) };
}

async function replay(ctx: RequestContext, { status, headers, body, trailers }: StoredAnswer): Promise<void> {
  ctx.status = status;
  ctx.set({ ...headers, 'idempotent-replayed': 'true' });
  if (typeof body === 'string') {
    ctx.body = body;
    // Setting a string as body guesses at its type.
    ctx.set(headers);
  } else {
    await sendStream(ctx, withResult(body, trailers), (result) => ({ ...result }));
  }
}

async function* withResult<T>(bytes: AsyncIterable<Uint8Array>, result: T): AsyncGenerator<Uint8Array, T> {
  yield* bytes;
  return result;
}

interface FollowedSignal {
  readonly signal: AbortSignal;
  /** Detaches the signal from its leader. */
  letGo(): void;
}

/** A signal that aborts when its leader does, until it is let go. */
function followSignal(leader: AbortSignal): FollowedSignal {
  const follower = new AbortController();
  const abort = (): void => follower.abort(leader.reason);
  if (leader.aborted) {
    abort();
  }
  leader.addEventListener('abort', abort, { once: true });
  return {
    signal: follower.signal,
    letGo() {
      leader.removeEventListener('abort', abort);
    },
  };
}
