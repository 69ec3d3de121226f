import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { limits } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let addresses = 0;
const password = 'زيتون-أخضر-42';

beforeAll(async () => {
  api = await startTestApi({
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_ADMIN_EMAILS: 'boss@example.test, Second@Example.test',
  });
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

interface CallOptions {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly address?: string;
}

function call(path: string, { method = 'POST', token, body, address }: CallOptions = {}): Promise<Response> {
  addresses += 1;
  return api.call(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address ?? `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function json(response: Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await response).json()) as Record<string, unknown>;
}

async function register(
  email = `${randomUUID()}@example.test`,
  isConfirmed = true,
): Promise<{ email: string; id: string }> {
  await call('/auth/v1/signup', { body: { email, password, data: { name: 'سميرة' } } });
  const [row] = await api
    .db('accounts')
    .whereRaw('lower(email) = lower(?)', [email])
    .update(isConfirmed ? { email_confirmed_at: new Date() } : { updated_at: new Date() })
    .returning<{ id: string }[]>('id');
  return { email, id: row!.id };
}

async function signIn(email: string): Promise<string> {
  return String(
    (await json(call('/auth/v1/token?grant_type=password', { body: { email, password } })))['access_token'],
  );
}

describe('somebody who guesses', () => {
  it('gets ten tries at an account, also when thirty come at once', async () => {
    const { email } = await register();
    const tries = Array.from({ length: 30 }, () =>
      call('/auth/v1/token?grant_type=password', {
        body: { email, password: 'a wrong guess' },
        address: '203.0.113.1',
      }),
    );
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // The limit is spent before a password is looked at, so even the right guess learns nothing any more.
    const right = { body: { email, password }, address: '203.0.113.1' };
    expect((await call('/auth/v1/token?grant_type=password', right)).status).toBe(429);
  });

  it('gets a hundred tries at an account in all, from however many addresses', async () => {
    const { email } = await register();
    await api.context.auth.limits.spend('sign-in:account', email, 95);
    const tries = Array.from({ length: 20 }, () =>
      call('/auth/v1/token?grant_type=password', { body: { email, password: 'a wrong guess' } }),
    );
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('cannot tell by the answer who has an account', async () => {
    const { email: known } = await register();
    const { email: unconfirmed } = await register(undefined, false);
    for (const path of [
      '/auth/v1/recover',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/signup',
      '/auth/v1/resend',
    ]) {
      await api.db('rate_limits').delete();
      const answers = await Promise.all(
        [known, unconfirmed, `${randomUUID()}@example.test`].map(async (email) => {
          const response = await call(path, { body: { type: 'signup', email, password: 'another-passphrase' } });
          const body = (await response.json()) as Record<string, unknown>;
          return {
            status: response.status,
            headers: [...response.headers.keys()].toSorted(),
            fields: Object.keys(body).toSorted(),
            code: body['code'],
          };
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  it('cannot have megabytes hashed', async () => {
    const response = await call('/auth/v1/signup', {
      body: { email: 'big@example.test', password: 'x'.repeat(60_000) },
    });
    expect(response.status).toBe(400);
    const tooLarge = await call('/auth/v1/signup', {
      body: { email: 'big@example.test', password: 'x'.repeat(limits.bodyBytesMax) },
    });
    expect(tooLarge.status).toBe(413);
  });
});

describe('a mailed link', () => {
  it('works once, however many use it at the same moment', async () => {
    const { id } = await register();
    for (let round = 0; round < 10; round += 1) {
      const link = await api.context.auth.tokens.issue(api.db, { accountId: id, purpose: 'recovery' });
      const uses = Array.from({ length: 50 }, () =>
        call('/auth/v1/verify', { body: { type: 'recovery', token_hash: link } }),
      );
      const statuses = (await Promise.all(uses)).map((response) => response.status);
      expect(statuses.toSorted()).toEqual([200, ...Array<number>(49).fill(403)]);
    }
  });

  it('is used up by no other request than the one that posts it, nor for another purpose', async () => {
    const { id } = await register();
    const link = await api.context.auth.tokens.issue(api.db, { accountId: id, purpose: 'recovery' });
    for (const method of ['GET', 'HEAD']) {
      expect((await call(`/auth/v1/verify?type=recovery&token=${link}`, { method })).status).toBe(405);
    }
    expect((await call('/auth/v1/verify', { body: { type: 'signup', token_hash: link } })).status).toBe(403);
    expect((await call('/auth/v1/verify', { body: { type: 'recovery', token_hash: link } })).status).toBe(200);
  });
});

describe('GET, PATCH and DELETE /api/v1/me', () => {
  it('shows exactly what the contract names', async () => {
    const { email, id } = await register();
    const me = await json(call('/api/v1/me', { method: 'GET', token: await signIn(email) }));
    expect(me).toEqual({ id, email, name: 'سميرة', language: 'en', role: 'member', createdAt: expect.any(String) });
  });

  it('changes name and language, and refuses to write anything that gives rights', async () => {
    const { email, id } = await register();
    const token = await signIn(email);
    expect(
      await json(call('/api/v1/me', { method: 'PATCH', token, body: { name: 'هند', language: 'ar' } })),
    ).toMatchObject({ name: 'هند', language: 'ar' });
    expect(await json(call('/api/v1/me', { method: 'PATCH', token, body: { language: 'en' } }))).toMatchObject({
      name: 'هند',
      language: 'en',
    });
    for (const field of [
      'role',
      'plan',
      'is_subscribed',
      'characters_used',
      'character_limit',
      'email_confirmed_at',
      'id',
      'stripe_customer_id',
      'constructor',
    ]) {
      const response = await call('/api/v1/me', { method: 'PATCH', token, body: { [field]: 'admin' } });
      expect([field, response.status]).toEqual([field, 400]);
      await call('/auth/v1/user', {
        method: 'PUT',
        token,
        body: { [field]: 'admin', data: { [field]: 'admin' }, app_metadata: { role: 'admin' } },
      });
    }
    expect(await api.db('accounts').where({ id }).first('role', 'name')).toEqual({ role: 'member', name: 'هند' });
  });

  it('lists sessions and ends one, but nobody else’s', async () => {
    const [mine, theirs] = [await register(), await register()];
    const [token, other, foreign] = [await signIn(mine.email), await signIn(mine.email), await signIn(theirs.email)];
    const { sessions } = (await json(call('/api/v1/me/sessions', { method: 'GET', token }))) as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    expect(sessions.map((session) => session.isCurrent).toSorted()).toEqual([false, true]);
    const target = sessions.find((session) => !session.isCurrent)!.id;
    expect((await call(`/api/v1/me/sessions/${target}`, { method: 'DELETE', token: foreign })).status).toBe(404);
    expect((await call(`/api/v1/me/sessions/${target}`, { method: 'DELETE', token })).status).toBe(204);
    expect((await call('/api/v1/me', { method: 'GET', token: other })).status).toBe(401);
  });

  it('hands out everything that is kept, and nothing of anybody else', async () => {
    await buildSubscriber(api.context);
    const { email } = await register();
    const all = await json(call('/api/v1/me/export', { method: 'GET', token: await signIn(email) }));
    expect(all).toMatchObject({ account: { email }, sessions: [{ userAgent: 'node' }], apiKeys: [] });
    expect((all['events'] as { action: string }[]).map(({ action }) => action)).toEqual([
      'account.created',
      'account.signed_in',
      'account.exported',
    ]);
    expect(JSON.stringify(all)).not.toMatch(/argon2|hash/);
  });

  it('forgets a person and keeps the ledger without a name', async () => {
    const { accountId, apiKey } = await buildSubscriber(api.context);
    const speak = () =>
      api.call('/api/v1/synthesize', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: '{"text":"مرحبا"}',
      });
    expect((await speak()).status).toBe(200);
    const email = `${randomUUID()}@example.test`;
    await register(email);
    const hash = await api.db('accounts').where({ email }).first<{ password_hash: string }>('password_hash');
    await api.db('accounts').where({ id: accountId }).update({ password_hash: hash.password_hash });
    const person = await api.db('accounts').where({ id: accountId }).first<{ email: string }>('email');
    const token = await signIn(person.email);
    expect((await call('/api/v1/me', { method: 'DELETE', token })).status).toBe(204);
    expect((await speak()).status).toBe(401);
    expect((await call('/api/v1/me', { method: 'GET', token })).status).toBe(401);
    expect(await api.db('accounts').where({ id: accountId })).toHaveLength(0);
    expect(await api.db('ledger_entries').where({ account_id: accountId })).toHaveLength(1);
  });

  it('asks for a fresh sign-in before it forgets', async () => {
    const { email, id } = await register();
    const token = await signIn(email);
    await api
      .db('sessions')
      .where({ account_id: id })
      .update({ created_at: new Date(Date.now() - 11 * 60_000) });
    expect(await json(call('/api/v1/me', { method: 'DELETE', token }))).toMatchObject({ code: 'reauth_required' });
  });
});

describe('administrators', () => {
  async function roleOf(email: string): Promise<unknown> {
    return (await json(call('/api/v1/me', { method: 'GET', token: await signIn(email) })))['role'];
  }

  it('are those whose confirmed address is named, in any case', async () => {
    await register('Boss@example.test');
    expect(await roleOf('boss@example.test')).toBe('admin');
    await register('second@example.test');
    expect(await roleOf('second@example.test')).toBe('admin');
  });

  it.each(['bosss@example.test', 'boss@example.test.evil.test', 'boss+1@example.test'])('are not %s', async (email) => {
    await register(email);
    expect(await roleOf(email)).toBe('member');
  });

  it.each([
    'bo\u017f\u017f@example.test',
    '\u212aoss@example.test',
    'boss@ex\u00e4mple.test',
    'boss@example.test\r\nBcc: x@y.zz',
  ])('cannot be imitated by %j', async (email) => {
    expect((await call('/auth/v1/signup', { body: { email, password } })).status).toBe(400);
  });
});

describe('the service', () => {
  it('records sign-ins and failures with the request, and no secret or address', async () => {
    const { email, id } = await register();
    await call('/auth/v1/token?grant_type=password', { body: { email, password: 'canary-password' } });
    await signIn(email);
    const events = await api.db('audit_events').where({ account_id: id }).orderBy('id');
    expect(events.map((event: { action: string }) => event.action)).toEqual([
      'account.created',
      'account.sign_in_failed',
      'account.signed_in',
    ]);
    expect(events.every((event: { request_id: string }) => event.request_id.startsWith('req_'))).toBe(true);
    const everything = JSON.stringify(await api.db('audit_events')) + api.logText();
    expect(everything).not.toContain('canary-password');
    expect(everything).not.toContain(email);
  });

  it('hashes a password anew with today’s parameters when its owner signs in', async () => {
    const { email, id } = await register();
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await api.db('accounts').where({ id }).update({ password_hash: weak });
    expect(await signIn(email)).toMatch(/^ey/);
    const stored = await api.db('accounts').where({ id }).first<{ password_hash: string }>('password_hash');
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn(email)).toMatch(/^ey/);
    // Hashing is costly: once is enough.
    expect(await api.db('accounts').where({ id }).first('password_hash')).toEqual(stored);
  });

  it('stores passwords and tokens as hashes only', async () => {
    const { email } = await register();
    const session = await json(call('/auth/v1/token?grant_type=password', { body: { email, password } }));
    const dump = JSON.stringify([
      await api.db('accounts'),
      await api.db('refresh_tokens'),
      await api.db('sessions'),
      await api.db('one_time_tokens'),
      await api.db('mail_outbox'),
    ]);
    expect(dump).not.toContain(password);
    expect(dump).not.toContain(String(session['refresh_token']));
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
