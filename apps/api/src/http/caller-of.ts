import type { Context } from 'koa';
import type { Caller } from '#src/caller.ts';
import { readClientAddress } from './client-address.ts';
import type { RequestState } from './request-state.ts';

/** Who calls, as far as a request says it. */
export function callerOf(ctx: Context & { state: RequestState }): Caller {
  return {
    requestId: ctx.state.requestId,
    address: readClientAddress(ctx),
    userAgent: ctx.get('user-agent'),
    language: ctx.state.language,
  };
}
