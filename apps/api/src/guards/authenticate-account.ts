import type { Context, Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { runAs } from '#src/fairness/work.ts';
import type { AdmissionService, Visit } from '#src/modules/admission/admission.service.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import { isClientToken } from '#src/modules/client-tokens/client-tokens.policy.ts';
import type { ClientTokensService } from '#src/modules/client-tokens/client-tokens.service.ts';
import type { RateLimitsService, RateState } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import { isFromForeignPage } from '#src/http/cors.ts';
import { readCredential } from './read-credential.ts';
import type { RequestState } from '#src/http/request-state.ts';

/** Access tokens are JSON Web Tokens: three parts with dots between them. No API key holds a dot. */
const accessToken = /^[^.]+\.[^.]+\.[^.]+$/;

export interface AccountAuthenticationOptions {
  readonly admission: AdmissionService;
  readonly apiKeys: ApiKeysService;
  readonly clientTokens: ClientTokensService;
  readonly sessions: SessionsService;
  readonly limits: RateLimitsService;
  /** Refuses an account from memory, for a reason of the routes behind this guard, or returns what its request ends. */
  readonly requirePlace?: (accountId: string) => () => void;
}

interface CredentialOptions extends AccountAuthenticationOptions {
  /** Whether the credential is the access token of a session. */
  readonly isSession: boolean;
}

/**
 * Lets a request pass when it proves an account in either way: with an API key, in `x-api-key` or as a bearer token, or
 * with the access token of an open session as a bearer token. Where `x-api-key` is there, it alone counts. A page of
 * another origin passes with a client token and with nothing else. Then counts the request against the account's rate.
 *
 * Before the first query it refuses from memory whoever has too much open, and whoever was just told to wait: a client
 * that does not listen costs the others next to nothing. The rest is done in the account's turn.
 */
export function createAccountAuthentication(options: AccountAuthenticationOptions): Middleware<RequestState> {
  const { admission, limits } = options;
  return async (ctx, next) => {
    ctx.set('cache-control', 'no-store');
    const credential = readCredential(ctx);
    const isSession = ctx.get('x-api-key') === '' && accessToken.test(credential);
    await admit(admission, credential, async (visit) => {
      const leave = enterByMemory(ctx, visit, { ...options, isKey: !isSession && !isClientToken(credential) });
      try {
        await noteWhose(visit, () => authenticate(ctx, credential, { ...options, isSession }));
        const rate = await limits.spend('request:account', requireAccountId(ctx));
        setRateHeaders(ctx, rate);
        if (rate.isRefused) {
          throw new AppError('too_many_requests', { retryAfterSeconds: rate.resetSeconds });
        }
        await next();
      } finally {
        leave?.();
      }
    });
  };
}

/**
 * @returns what ends the request, where its account is known.
 * @throws AppError `too_many_requests` or `too_many_requests_in_flight` while a refusal still stands.
 */
function enterByMemory(
  ctx: Context,
  { accountId, isRefused }: Visit,
  { limits, requirePlace, isKey }: Pick<AccountAuthenticationOptions, 'limits' | 'requirePlace'> & { isKey: boolean },
): (() => void) | undefined {
  if (accountId === undefined && !(isKey && isRefused)) {
    // It may be good: whoever shares an address with somebody who guesses keys is not kept out.
    return undefined;
  }
  const refusal =
    accountId === undefined
      ? limits.findRefusal('api-key:address', readClientAddress(ctx))
      : limits.findRefusal('request:account', accountId);
  if (refusal) {
    if (accountId !== undefined) {
      setRateHeaders(ctx, refusal);
    }
    throw new AppError('too_many_requests', { retryAfterSeconds: refusal.resetSeconds });
  }
  return accountId === undefined ? undefined : requirePlace?.(accountId);
}

async function authenticate(
  ctx: Context & { state: RequestState },
  credential: string,
  { apiKeys, clientTokens, sessions, isSession }: CredentialOptions,
): Promise<string> {
  if (isClientToken(credential)) {
    const from = { origin: ctx.get('origin'), address: readClientAddress(ctx) };
    ctx.state.principal = await clientTokens.authenticate(credential, from);
  } else if (isFromForeignPage(ctx)) {
    throw new AppError('api_key_in_browser');
  } else if (isSession) {
    ctx.state.session = await sessions.authenticate(credential);
  } else {
    ctx.state.principal = await apiKeys.authenticate(credential, readClientAddress(ctx));
  }
  return requireAccountId(ctx);
}

/**
 * Does what is behind the door as somebody's work, and holds their place meanwhile. Who shows a credential for the
 * first time shares with those who sign in: however many guess keys, those whose keys are known do not wait for them.
 */
export async function admit(
  admission: AdmissionService,
  credential: string,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = admission.enter(credential);
  try {
    const { accountId, tenant } = visit;
    await runAs(accountId === undefined ? { tenant, share: 'sign-in' } : { tenant }, () => work(visit));
  } finally {
    visit.leave();
  }
}

/** Remembers whose a credential is, or that it is nobody's any more. */
export async function noteWhose(visit: Visit, authenticateVisitor: () => Promise<string>): Promise<void> {
  try {
    visit.noteAccount(await authenticateVisitor());
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      visit.noteRefusal();
    }
    throw error;
  }
}

/** Says in headers how many requests the account may make, by the names that client libraries look for. */
function setRateHeaders(ctx: Context, { limit, remaining, resetSeconds }: RateState): void {
  ctx.set({
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    // Seconds from now.
    'ratelimit-reset': String(resetSeconds),
  });
}

/**
 * Lets visitors pass, too: requests without any credential. Whoever brings one must prove it. Visitors share one turn,
 * so that however many there are, they take no more than one account's part of the time. Pages of other origins have no
 * visitors.
 */
export function admitVisitors(authenticateAccount: Middleware<RequestState>): Middleware<RequestState> {
  return async (ctx, next) => {
    if (ctx.get('x-api-key') !== '' || ctx.get('authorization') !== '' || isFromForeignPage(ctx)) {
      await authenticateAccount(ctx, next);
      return;
    }
    ctx.set('cache-control', 'no-store');
    await runAs({ tenant: 'visitors' }, next);
  };
}

/** Returns the account that a request acts for; nothing for a visitor behind {@link admitVisitors}. */
export function findAccountId({ state: { principal, session } }: { readonly state: RequestState }): string | undefined {
  return principal?.accountId ?? session?.account_id;
}

/** Returns the account that a request behind {@link createAccountAuthentication} acts for. */
export function requireAccountId(ctx: Context & { state: RequestState }): string {
  const accountId = findAccountId(ctx);
  if (accountId === undefined) {
    throw new AppError('missing_credentials');
  }
  return accountId;
}
