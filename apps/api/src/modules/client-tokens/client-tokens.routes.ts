import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { ClientTokensService } from './client-tokens.service.ts';

export interface ClientTokensRoutesOptions {
  readonly router: Router<RequestState>;
  readonly clientTokens: ClientTokensService;
  /** Authentication and body parsing, in that order. */
  readonly before: Middleware<RequestState>[];
}

/** Creates client tokens for a customer's own server. */
export function bindClientTokensRoutes({ router, clientTokens, before }: ClientTokensRoutesOptions): void {
  bindRoute(
    router,
    routes.createClientToken,
    async ({ body, state: { principal } }) => {
      // A token cannot create tokens, and a session has no key whose revocation would end them.
      if (!principal || principal.clientTokenId !== undefined) {
        throw new AppError('invalid_api_key');
      }
      return clientTokens.create(principal, body);
    },
    before,
  );
}
