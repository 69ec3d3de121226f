import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { setConcurrencyHeaders } from '#src/http/concurrency-headers.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { AnswerCharge, SpokenFile } from '#src/modules/speech/spoken-sound.ts';

declare module '#src/http/request-state.ts' {
  interface RequestState {
    /** What is to be charged for the answer; absent where it costs nothing, or was charged when its stream began. */
    charge?: AnswerCharge;
  }
}

/** Has a finished file charged for before it is sent; one that is kept costs nothing. */
export function chargeWhenSent(ctx: Context & { state: RequestState }, { charge, concurrency }: SpokenFile): void {
  setConcurrencyHeaders(ctx, concurrency);
  if (charge) {
    ctx.state.charge = charge;
  }
}

/** The longest wait for a connection that takes an answer slowly, while others wait to be charged. */
const handOverMsMax = 25;

/**
 * Charges for a finished answer when nothing is left to do but to send it: behind it stand what makes the answer and
 * what stores it under an `Idempotency-Key`. A process that dies has then charged for one answer, at most, that nobody
 * received; a caller who has gone by then is not charged.
 */
export function createChargeBeforeSend(): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
      const { charge } = ctx.state;
      if (charge) {
        await settle(charge, ctx.res);
      }
    } catch (error) {
      await ctx.state.charge?.giveBack();
      throw error;
    }
  };
}

async function settle(charge: AnswerCharge, response: ServerResponse): Promise<void> {
  const release = await charge.settle();
  // A slow reader takes what is left after that; the next answer need not wait for it.
  const timer = setTimeout(release, handOverMsMax);
  response.once('finish', () => {
    clearTimeout(timer);
    release();
  });
}
