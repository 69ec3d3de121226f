import { limits, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { readBearerToken } from '#src/http/bearer-token.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { callerOf } from '#src/http/caller-of.ts';
import { readRawBody } from '#src/http/read-raw-body.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { ContactService } from './contact.service.ts';
import type { InboundMailService } from './inbound/inbound-mail.service.ts';

export interface ContactRoutesOptions {
  readonly router: Router<RequestState>;
  readonly contact: ContactService;
  readonly inboundMail: InboundMailService;
  readonly parseBody: Middleware;
  /** Notes who has signed in and lets everybody pass. */
  readonly noticeSession: Middleware<RequestState>;
}

export function bindContactRoutes({
  router,
  contact,
  inboundMail,
  parseBody,
  noticeSession,
}: ContactRoutesOptions): void {
  bindRoute(
    router,
    routes.submitContact,
    async ({ body, ctx, state }) => ({
      reference: await contact.submit(body, callerOf(ctx), state.session?.account_id),
      message: state.translate('contactForm:sent'),
    }),
    [parseBody, noticeSession],
  );

  bindRoute(router, routes.receiveMail, async ({ ctx }) => {
    // The secret is checked before the mail is parsed, so that a stranger cannot make us parse one.
    inboundMail.requireSecret(readBearerToken(ctx));
    return { outcome: await inboundMail.receive(await readRawBody(ctx.req, limits.inboundMailBytesMax)) };
  });
}
