import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { post, registerPerson, signInPerson, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

let api: TestApi<StubEngine>;
/** Of the API's pool. */
const connections = 10;
const newPassword = 'رمّان-أحمر-73';
const strangers = 'a-strangers-own-words';

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

const newEmail = (): string => `${randomUUID()}@example.test`;
const findAccount = (email: string) => api.db('accounts').where({ email }).first();
const codeOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { code?: string }).code;

/**
 * Calls while a transaction that has done something is not over yet, and ends that once the call waits for it or has
 * been answered.
 */
async function callDuring<Answer>(
  work: (tx: Knex.Transaction) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const tx = await api.db.transaction();
  await work(tx);
  const answer = call();
  await Promise.race([answer, waitForBlockedStatements(api.db)]);
  await tx.commit();
  return answer;
}

/** A password changed from elsewhere, which ends the sessions there are. */
async function changePassword(tx: Knex.Transaction, accountId: string): Promise<void> {
  await tx('accounts')
    .where({ id: accountId })
    .update({ password_hash: await hash(newPassword) });
  await tx('sessions')
    .where({ account_id: accountId })
    .update({ ended_at: new Date(), end_reason: 'password_changed' });
}

describe('a password that is changed', () => {
  it('signs nobody in who was just being compared with the old one, and is not overwritten by it', async () => {
    const person = await registerPerson(api);
    const { id } = await findAccount(person.email);
    // Made with other parameters, so that a right password would be hashed anew.
    await api
      .db('accounts')
      .where({ id })
      .update({ password_hash: await hash(person.password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 }) });
    const answer = await callDuring(
      (tx) => changePassword(tx, id),
      () => post(api, '/auth/v1/token?grant_type=password', person),
    );
    expect(await codeOf(answer)).toBe('invalid_credentials');
    expect(await api.db('sessions').where({ account_id: id }).whereNull('ended_at')).toEqual([]);
    expect((await signInPerson(api, { ...person, password: newPassword })).access_token).toEqual(expect.any(String));
  });

  it('cannot be changed by a session that was ended with the old one', async () => {
    const person = await registerPerson(api);
    const { id } = await findAccount(person.email);
    const { access_token: token } = await signInPerson(api, person);
    const update = () =>
      api.call('/auth/v1/user', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ password: strangers }),
      });
    const answer = await callDuring((tx) => changePassword(tx, id), update);
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'session_not_found']);
    expect((await signInPerson(api, { ...person, password: newPassword })).access_token).toEqual(expect.any(String));
  });
});

describe('an address that is being confirmed', () => {
  async function registerUnconfirmed(): Promise<{ email: string; password: string; id: string }> {
    const person = await registerPerson(api);
    const [row] = await api
      .db('accounts')
      .where({ email: person.email })
      .update({ email_confirmed_at: null })
      .returning<{ id: string }[]>('id');
    return { ...person, id: row?.id ?? '' };
  }
  const confirm = (id: string) => async (tx: Knex.Transaction) =>
    tx('accounts').where({ id }).update({ email_confirmed_at: new Date() });

  it('keeps its password from whoever registers it at that moment', async () => {
    const { id, email, password } = await registerUnconfirmed();
    await callDuring(confirm(id), () => post(api, '/auth/v1/signup', { email, password: strangers }));
    expect((await signInPerson(api, { email, password })).access_token).toEqual(expect.any(String));
  });

  it('is not taken by somebody who changes theirs to it at that moment', async () => {
    const holder = await registerUnconfirmed();
    const { id: accountId } = await findAccount((await registerPerson(api)).email);
    const link = await api.context.auth.tokens.issue(api.db, {
      accountId,
      purpose: 'email_change',
      details: { email: holder.email },
    });
    const answer = await callDuring(confirm(holder.id), () =>
      post(api, '/auth/v1/verify', { type: 'email_change', token_hash: link }),
    );
    expect(await codeOf(answer)).toBe('otp_expired');
    expect(await findAccount(holder.email)).toMatchObject({ id: holder.id });
  });
});

describe('links of one purpose', () => {
  it('that are made at the same moment are one: the newest', async () => {
    const { id: accountId } = await findAccount((await registerPerson(api)).email);
    const { tokens } = api.context.auth;
    await callDuring(
      (tx) => tokens.issue(tx, { accountId, purpose: 'recovery' }),
      () => api.db.transaction((tx) => tokens.issue(tx, { accountId, purpose: 'recovery' })),
    );
    expect(await api.db('one_time_tokens').where({ account_id: accountId })).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  async function signIn(): Promise<{ id: string; token: string }> {
    const id = randomUUID();
    await api.context.accounts.insertAccount({ id, email: newEmail(), name: 'سميرة', email_confirmed_at: new Date() });
    const { sessions } = api.context.auth;
    const opened = await api.db.transaction((tx) =>
      sessions.createSession(tx, { accountId: id, method: 'password', userAgent: 'test' }),
    );
    return { id, token: (await sessions.issueTokens(opened)).accessToken };
  }
  const send = (method: string, path: string, token: string, body?: unknown) =>
    api.call(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it('needs one connection for that, so that as many as there are can go at once', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, signIn));
    const tx = await api.db.transaction();
    await tx.raw('LOCK TABLE mail_outbox IN SHARE MODE');
    const deleting = Promise.all(people.map(async ({ token }) => (await send('DELETE', '/api/v1/me', token)).status));
    // Every connection of the pool holds a transaction now, with all that is left to do before it.
    await waitForBlockedStatements(api.db, connections);
    await tx.commit();
    const statuses = await deleting;
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await whoAmI(api, people[0]?.token ?? '')).toBe(401);
  });

  it('is told so when it was let in a moment before', async () => {
    const { id, token } = await signIn();
    const answer = await callDuring(
      (tx) => tx('accounts').where({ id }).delete(),
      () => send('POST', '/api/v1/api-keys', token, { name: 'late' }),
    );
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'session_not_found']);
  });

  it('becomes nobody’s customer any more', async () => {
    const { id } = await signIn();
    const noted = await callDuring(
      (tx) => tx('accounts').where({ id }).delete(),
      () => api.context.billing.insertCustomer({ account_id: id, stripe_customer_id: `cus_${id}` }),
    );
    expect(noted).toBeUndefined();
  });
});
