import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import { type Language, languageIds } from '@rakhim/i18n';
import type { Context } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { callerOf } from '#src/http/caller-of.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { SessionCookie } from '#src/http/session-cookie.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { FinishedFlow, OAuthService } from './oauth.service.ts';

export interface OAuthRoutesOptions {
  readonly router: Router<RequestState>;
  readonly oauth: OAuthService;
  readonly limits: RateLimitsService;
  readonly cookie: SessionCookie;
  readonly publicOrigin: () => string;
}

/** Signing in with Google. Both ends are redirects of the browser, so failures are pages of ours rather than JSON. */
export function bindOAuthRoutes({ router, oauth, limits, cookie, publicOrigin }: OAuthRoutesOptions): void {
  bindRoute(router, routes.startOAuth, async ({ query, ctx }) => {
    await limits.consume('sign-in:address', readClientAddress(ctx));
    const { url, browserSecret } = await oauth.start(
      { codeChallenge: query.code_challenge, codeChallengeMethod: query.code_challenge_method },
      { ...callerOf(ctx), language: languageOfPage(query.redirect_to) ?? ctx.state.language },
    );
    cookie.writeFlow(ctx, browserSecret);
    return redirect(ctx, url);
  });

  bindRoute(router, routes.finishOAuth, async ({ query, ctx }) => {
    const caller = callerOf(ctx);
    try {
      // What the provider sent is read from our own address, whatever the request's headers call this host.
      const url = new URL(ctx.originalUrl, publicOrigin());
      const finished = await oauth.finish(
        { url, state: query.state ?? '', browserSecret: cookie.takeFlow(ctx) },
        caller,
      );
      return redirect(ctx, landing(publicOrigin(), finished));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) {
        throw error;
      }
      const page = new URL(`/${caller.language}/login`, publicOrigin());
      page.searchParams.set('error_code', error.code);
      return redirect(ctx, page);
    }
  });
}

/** The language of one of our pages, by its address; undefined for any other address. */
function languageOfPage(address: string | undefined): Language | undefined {
  const page = address === undefined ? null : URL.parse(address);
  return languageIds.find((id) => page?.pathname.startsWith(`/${id}/`));
}

function redirect(ctx: Context, url: URL): typeof answered {
  ctx.set('cache-control', 'no-store');
  ctx.redirect(url.href);
  return answered;
}

/** The dashboard, with a code in the query or a session in the fragment, as Supabase's clients look for them. */
function landing(origin: string, finished: FinishedFlow): URL {
  const page = new URL(`/${finished.language}/dashboard`, origin);
  if ('code' in finished) {
    page.searchParams.set('code', finished.code);
    return page;
  }
  const { pair } = finished;
  page.hash = new URLSearchParams({
    access_token: pair.accessToken,
    refresh_token: pair.refreshToken,
    expires_in: String(pair.expiresInSeconds),
    expires_at: String(pair.expiresAt),
    token_type: 'bearer',
  }).toString();
  return page;
}
