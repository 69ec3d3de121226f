import { routes } from '@rakhim/contract';
import { presentPreview } from '@rakhim/i18n/preview';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { findAccountId } from '#src/guards/authenticate-account.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { TextService } from './text.service.ts';

export interface TextRoutesOptions {
  readonly router: Router<RequestState>;
  readonly text: TextService;
  /** Authentication and body parsing, in that order. */
  readonly before: Middleware<RequestState>[];
}

export function bindTextRoutes({ router, text, before }: TextRoutesOptions): void {
  bindRoute(
    router,
    routes.previewText,
    async ({ body, state, ctx }) =>
      presentPreview(
        await text.preview({ body, accountId: findAccountId(ctx), address: readClientAddress(ctx) }),
        state,
      ),
    before,
  );
}
