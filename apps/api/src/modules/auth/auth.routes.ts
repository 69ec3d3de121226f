import { type AuthSession, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { callerOf } from '#src/http/caller-of.ts';
import { isLocalCaller } from '#src/http/local-caller.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { type SessionCookie, cookiePlaceholder, isSameOrigin } from '#src/http/session-cookie.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { KnownDevicesService } from '#src/modules/known-devices/known-devices.service.ts';
import type { OAuthService } from '#src/modules/oauth/oauth.service.ts';
import type { SessionsService, TokenPair } from '#src/modules/sessions/sessions.service.ts';
import type { SigningKeysService } from '#src/modules/signing-keys/signing-keys.service.ts';
import { createToken } from '#src/secrets/opaque-token.ts';
import type { AccountsService } from '#src/modules/accounts/accounts.service.ts';
import type { RegistrationService } from '#src/modules/accounts/registration/registration.service.ts';
import type { SignInLinksService } from '#src/modules/accounts/sign-in-links/sign-in-links.service.ts';
import type { SignInService } from '#src/modules/accounts/sign-in/sign-in.service.ts';

export interface AuthRoutesOptions {
  /** False: nobody can be mailed a link. */
  readonly sendsMail: boolean;
  /** Display name of the identity provider; absent for Google. */
  readonly providerName?: string | undefined;
  readonly router: Router<RequestState>;
  readonly accounts: AccountsService;
  readonly registration: RegistrationService;
  readonly signIn: SignInService;
  readonly signInLinks: SignInLinksService;
  readonly sessions: SessionsService;
  readonly signingKeys: SigningKeysService;
  readonly oauth: OAuthService;
  readonly limits: RateLimitsService;
  readonly cookie: SessionCookie;
  readonly knownDevices: KnownDevicesService;
  readonly parseBody: Middleware;
  readonly authenticate: Middleware<RequestState>;
}

type RequestContext = Context & { state: RequestState };
type AnswerSession = (ctx: RequestContext, pair: TokenPair) => Promise<AuthSession>;

/** Accounts in the wire shape of Supabase Auth. */
export function bindAuthRoutes(options: AuthRoutesOptions): void {
  const answerSession = createSessionAnswer(options);
  bindTokenRoutes(options, answerSession);
  bindLinkRoutes(options, answerSession);
  bindUserRoutes(options);
  bindPublicFacts(options);
}

/** A session as the client asked for it: whole, or with its refresh token in a cookie. */
function createSessionAnswer({ accounts, cookie, knownDevices }: AuthRoutesOptions): AnswerSession {
  return async (ctx, pair) => {
    ctx.set('cache-control', 'no-store');
    const user = await accounts.getAuthUser(pair.accountId);
    const isInCookie = cookie.isAsked(ctx);
    if (isInCookie) {
      cookie.write(ctx, pair.refreshToken);
      cookie.writeDevice(ctx, knownDevices.remember(user.email, cookie.readDevice(ctx)));
    }
    return {
      access_token: pair.accessToken,
      token_type: 'bearer',
      expires_in: pair.expiresInSeconds,
      expires_at: pair.expiresAt,
      refresh_token: isInCookie ? cookiePlaceholder : pair.refreshToken,
      user,
    };
  };
}

function bindTokenRoutes(
  { router, signIn, sessions, oauth, limits, cookie, parseBody }: AuthRoutesOptions,
  answerSession: AnswerSession,
): void {
  async function refresh(ctx: RequestContext, given: string | undefined): Promise<TokenPair> {
    const caller = callerOf(ctx);
    await limits.consume('refresh:address', caller.address);
    const token = cookie.isAsked(ctx) ? cookie.read(ctx) : given;
    if (token === undefined) {
      throw new AppError('refresh_token_not_found');
    }
    return sessions.refresh(token, caller.requestId);
  }

  bindRoute(
    router,
    routes.createToken,
    async ({ query, body, ctx }) => {
      switch (query.grant_type) {
        case 'password':
          return answerSession(
            ctx,
            await signIn.signIn({ ...requireCredentials(body), deviceProof: cookie.readDevice(ctx) }, callerOf(ctx)),
          );
        case 'refresh_token':
          return answerSession(ctx, await refresh(ctx, body.refresh_token));
        case 'pkce':
          return answerSession(
            ctx,
            await oauth.exchange(body.auth_code ?? '', body.code_verifier ?? '', callerOf(ctx)),
          );
      }
    },
    [parseBody],
  );
}

/** Routes of registration and of mailed links. */
function bindLinkRoutes(
  { router, accounts, registration, signIn, signInLinks, cookie, sendsMail, parseBody }: AuthRoutesOptions,
  answerSession: AnswerSession,
): void {
  const requireMail: Middleware = async (_ctx, next) => {
    if (!sendsMail) {
      throw new AppError('mail_off');
    }
    await next();
  };

  bindRoute(
    router,
    routes.signUp,
    async ({ body, ctx }) => {
      const browserSecret = cookie.readRegistration(ctx) ?? createToken();
      cookie.writeRegistration(ctx, browserSecret);
      return registration.signUp({ ...body, ...body.data, browserSecret }, callerOf(ctx));
    },
    [requireMail, parseBody],
  );

  bindRoute(
    router,
    routes.verifyLink,
    async ({ body, ctx }) => {
      const token = body.token_hash ?? body.token;
      if (token === undefined) {
        throw new AppError('otp_expired');
      }
      const caller = callerOf(ctx);
      switch (body.type) {
        case 'signup':
        case 'email':
          return answerSession(ctx, await registration.confirm(token, cookie.readRegistration(ctx), caller));
        case 'recovery':
          return answerSession(ctx, await signIn.recover(token, caller));
        case 'email_change':
          return answerSession(ctx, await accounts.confirmEmailChange(token, caller));
        case 'magiclink':
          return answerSession(ctx, await signInLinks.follow(token, caller));
      }
    },
    [parseBody],
  );

  bindRoute(
    router,
    routes.resendLink,
    async ({ body, ctx }) => {
      await registration.resend(body.email, callerOf(ctx));
      return {};
    },
    [requireMail, parseBody],
  );

  bindRoute(
    router,
    routes.recoverPassword,
    async ({ body, ctx }) => {
      await signIn.requestRecovery(body.email, callerOf(ctx));
      return {};
    },
    [requireMail, parseBody],
  );
}

function bindUserRoutes({ router, accounts, sessions, cookie, parseBody, authenticate }: AuthRoutesOptions): void {
  bindRoute(router, routes.getUser, async ({ ctx }) => accounts.getAuthUser(requireSession(ctx).account_id), [
    authenticate,
  ]);

  bindRoute(
    router,
    routes.updateUser,
    async ({ body, ctx }) => accounts.update(requireSession(ctx), { ...body, ...body.data }, callerOf(ctx)),
    [authenticate, parseBody],
  );

  bindRoute(
    router,
    routes.signOut,
    async ({ query, ctx }) => {
      const session = requireSession(ctx);
      await sessions.signOut(session, query.scope, ctx.state.requestId);
      if (query.scope !== 'others' && cookie.read(ctx) !== undefined) {
        cookie.clear(ctx);
      }
    },
    [authenticate],
  );
}

function bindPublicFacts({
  router,
  oauth,
  signInLinks,
  signingKeys,
  sendsMail,
  providerName,
}: AuthRoutesOptions): void {
  bindRoute(router, routes.createDemoLink, async ({ ctx }) => {
    if (!isLocalCaller(ctx) || !isSameOrigin(ctx)) {
      throw new AppError('not_found');
    }
    ctx.set('cache-control', 'no-store');
    return { type: 'magiclink' as const, token_hash: await signInLinks.issueForDemo() };
  });

  bindRoute(router, routes.getAuthSettings, async ({ ctx }) => ({
    external: {
      email: true,
      google: oauth.isAvailable && providerName === undefined,
      oidc: oauth.isAvailable && providerName !== undefined,
    },
    disable_signup: !sendsMail,
    mailer_autoconfirm: false,
    demo_account: signInLinks.isOffered && isLocalCaller(ctx),
  }));

  bindRoute(router, routes.getJwks, async () => ({
    keys: (await signingKeys.publish()).keys.map((key) => ({ ...key })),
  }));
}

/** Refuses a request that lacks one of the two: there is nothing that could be right. */
function requireCredentials({ email, password }: { email?: string | undefined; password?: string | undefined }) {
  if (email === undefined || password === undefined) {
    throw new AppError('invalid_credentials', { param: email === undefined ? 'email' : 'password' });
  }
  return { email, password };
}
