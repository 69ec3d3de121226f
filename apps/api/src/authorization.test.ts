import { randomInt, randomUUID } from 'node:crypto';
import { type Route, apiKeyScopes, routes } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter } from './app.ts';
import { buildSubscription } from './testing/factories.ts';
import { openSession } from './testing/open-session.ts';
import type { StubEngine } from './testing/stub-engine.ts';
import { type TestApi, startTestApi } from './testing/test-api.ts';

const origin = 'https://page.example';
let api: TestApi<StubEngine>;

beforeAll(async () => {
  api = await startTestApi({
    RAKHIM_CORS_ORIGINS: origin,
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_REQUESTS_PER_MINUTE: '100000',
  });
});
afterAll(() => api.close());

/** How a door answers whom it does not let in. Behind it a route has refusals of its own, with other codes. */
const refusals: ReadonlySet<string> = new Set([
  'missing_session',
  'invalid_session',
  'session_not_found',
  'missing_credentials',
  'invalid_api_key',
  'insufficient_scope',
  'admin_required',
  // The first two, as Supabase's clients know them.
  'no_authorization',
  'bad_jwt',
]);

interface Bound {
  readonly method: string;
  readonly path: string;
  readonly route: Route;
}

interface Caller {
  readonly show: () => Promise<Record<string, string>>;
  readonly passes: (route: Route) => boolean;
}

async function session(role: 'member' | 'admin'): Promise<Record<string, string>> {
  const { accountId, token } = await openSession(api, role);
  await buildSubscription(api.context, accountId, { plan: 'enterprise' });
  return { authorization: `Bearer ${token}` };
}

async function key(scopes: (typeof apiKeyScopes)[number][]): Promise<string> {
  const { accountId } = await openSession(api);
  await buildSubscription(api.context, accountId, { plan: 'enterprise' });
  return (await api.context.apiKeys.create(accountId, { name: 'Test', scopes }, { requestId: 'test' })).key;
}

const isOpen = ({ audience }: Route): boolean => ['public', 'operator'].includes(audience);
const isForVisitors = (route: Route): boolean => isOpen(route) || route.audience === 'visitor';
const isForSessions = (route: Route): boolean =>
  isForVisitors(route) || ['session', 'account'].includes(route.audience);
const isForKeys = ({ audience }: Route): boolean => ['visitor', 'api-key', 'account'].includes(audience);

/** A new credential for each request, because some requests end the session that they come with. */
const callers: Readonly<Record<string, Caller>> = {
  nobody: { show: async () => ({}), passes: isForVisitors },
  'somebody who guesses a key': { show: async () => ({ 'x-api-key': `rk_test_${randomUUID()}` }), passes: isOpen },
  'somebody who guesses a session': {
    show: async () => ({ authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }),
    passes: isOpen,
  },
  'somebody whose session has ended': {
    async show() {
      const { accountId, token } = await openSession(api);
      await api.db.transaction((tx) => api.context.auth.sessions.end(tx, { accountId }, 'signed_out'));
      return { authorization: `Bearer ${token}` };
    },
    passes: isOpen,
  },
  'a member': { show: () => session('member'), passes: isForSessions },
  'a former administrator': {
    async show() {
      const { accountId, token } = await openSession(api, 'admin');
      await api.db('accounts').where({ id: accountId }).update({ role: 'member' });
      return { authorization: `Bearer ${token}` };
    },
    passes: isForSessions,
  },
  'an administrator': {
    show: () => session('admin'),
    passes: (route) => isForSessions(route) || route.audience === 'admin',
  },
  'a key for all': {
    show: async () => ({ 'x-api-key': await key([...apiKeyScopes]) }),
    passes: (route) => isOpen(route) || (isForKeys(route) && route.scope !== undefined),
  },
  'a key for the usage alone': {
    show: async () => ({ 'x-api-key': await key(['usage']) }),
    passes: (route) => isOpen(route) || (isForKeys(route) && route.scope === 'usage'),
  },
  'a key where a session belongs': {
    show: async () => ({ authorization: `Bearer ${await key([...apiKeyScopes])}` }),
    passes: (route) => isOpen(route) || (isForKeys(route) && route.scope !== undefined),
  },
};

/** Every route that the router has, with what the contract says of it. */
function readRouter(): Bound[] {
  return createRouter(api.context).stack.flatMap(({ name, path, methods }) => {
    const route = Object.values<Route>(routes).find(({ operationId }) => name?.startsWith(`${operationId} `));
    if (!route) {
      throw new Error(`${String(path)} is not in the contract.`);
    }
    return methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path: String(path), route }));
  });
}

interface ErrorAnswer {
  readonly code?: string;
  /** As OpenAI's clients read it. */
  readonly error?: string | { readonly code?: string };
}

async function readError(answer: Response): Promise<ErrorAnswer> {
  const text = await answer.text();
  return answer.ok || !text.startsWith('{') ? {} : (JSON.parse(text) as ErrorAnswer);
}

/** What some routes need before they look at who asks. */
const bodies: Readonly<Record<string, object>> = { createClientToken: { origin, characters: 10 } };

async function isRefused({ method, path, route }: Bound, headers: Record<string, string>): Promise<boolean> {
  const leaving = new AbortController();
  const answer = await api.call(
    path.replace(/:\w+/g, () => randomUUID()),
    {
      method,
      redirect: 'manual',
      signal: leaving.signal,
      headers: {
        ...headers,
        'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(bodies[route.operationId] ?? {}) }),
    },
  );
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    leaving.abort();
    return false;
  }
  const { code, error } = await readError(answer);
  return refusals.has(code ?? (typeof error === 'object' ? (error.code ?? '') : ''));
}

describe.each(Object.entries(callers))('%s', (_name, { show, passes }) => {
  // A hundred requests, each with a credential of its own.
  it('passes the doors that the contract opens, and no other', { timeout: 300_000 }, async () => {
    const bound = readRouter();
    expect(bound.length).toBeGreaterThan(90);
    const wrong: string[] = [];
    for (const each of bound) {
      if ((await isRefused(each, await show())) === passes(each.route)) {
        wrong.push(`${each.method} ${each.path} (${each.route.audience}, ${each.route.scope ?? 'no scope'})`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
