import type { Context } from 'koa';
import type { SpeakRequest } from '#src/modules/speech/speech.service.ts';
import { requireAccountId } from './authenticate-account.ts';
import { readClientProgram } from '#src/http/client-program.ts';
import type { RequestState } from '#src/http/request-state.ts';

/** Who has something spoken, and until when they listen. */
export function requesterOf(ctx: Context & { state: RequestState }): Omit<SpeakRequest, 'body' | 'format'> {
  const { requestId, signal, principal } = ctx.state;
  return {
    requestId,
    accountId: requireAccountId(ctx),
    ...(principal && {
      apiKey: {
        id: principal.apiKeyId,
        characterLimit: principal.characterLimit,
        clientTokenId: principal.clientTokenId,
      },
    }),
    client: readClientProgram(ctx),
    signal,
    hasBegun: () => ctx.res.headersSent,
  };
}
