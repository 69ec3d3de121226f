import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/database/transaction.ts';
import { type EndedCommand, runOperatorCommand } from '#src/testing/operator-command.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Runs the command beside the running service. */
const admin = (parameters: readonly string[], env: Record<string, string> = {}): Promise<EndedCommand> =>
  runOperatorCommand('admin', parameters, { DATABASE_URL: api.databaseUrl, ...env });

async function newAccount(isConfirmed = true): Promise<{ id: string; email: string; token: string }> {
  const id = randomUUID();
  const email = `${id}@example.test`;
  await api.context.accounts.insertAccount({
    id,
    email,
    name: 'Samira',
    email_confirmed_at: isConfirmed ? new Date() : null,
  });
  const { sessions } = api.context.auth;
  const opened = await inTransaction(api.db, (tx) =>
    sessions.createSession(tx, { accountId: id, method: 'password', userAgent: '' }),
  );
  const { accessToken } = await sessions.issueTokens(opened);
  return { id, email, token: accessToken };
}

async function roleOf(token: string): Promise<unknown> {
  const response = await api.call('/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { role: string }).role;
}

describe('npm run admin', () => {
  it('gives and takes the role, for a session that is open already, and writes down who did it', async () => {
    const { id, email, token } = await newAccount();
    expect(await admin(['grant', email.toUpperCase()])).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('is an administrator now'),
    });
    expect(await roleOf(token)).toBe('admin');
    expect(await admin(['grant', email])).toMatchObject({ exitCode: 0, output: expect.stringContaining('already') });
    expect(await admin(['revoke', email])).toMatchObject({ exitCode: 0 });
    expect(await roleOf(token)).toBe('member');
    const events = await api.db('audit_events').where({ account_id: id }).orderBy('id').select('actor', 'action');
    expect(events).toEqual([
      { actor: 'operator', action: 'role.granted' },
      { actor: 'operator', action: 'role.revoked' },
    ]);
  });

  it('refuses an unknown or unconfirmed address', async () => {
    const { id, email } = await newAccount(false);
    expect(await admin(['grant', 'nobody@example.test'])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('no account'),
    });
    expect(await admin(['grant', email])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('never confirmed'),
    });
    expect(await api.db('accounts').where({ id }).first('role')).toEqual({ role: 'member' });
  });

  it('lets the first person in by a link, and takes no password that a stranger chose before', async () => {
    const email = `${randomUUID()}@example.test`;
    const origin = { PUBLIC_ORIGIN: 'https://speech.example' };
    const invited = await admin(['invite', email], origin);
    expect(invited).toMatchObject({ exitCode: 0, output: expect.stringContaining('has an account now') });
    const link = new URL(/https:\S+/u.exec(invited.output)?.[0] ?? '');
    expect(link.pathname).toBe('/en/reset-password');
    const verify = (hash: string) =>
      api.call('/auth/v1/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new URLSearchParams(hash.slice(1)))),
      });
    expect((await verify(link.hash)).status).toBe(200);
    expect((await verify(link.hash)).status).toBe(403);
    expect(await admin(['grant', email])).toMatchObject({ exitCode: 0 });

    const stranger = await newAccount(false);
    await api.db('accounts').where({ id: stranger.id }).update({ password_hash: 'chosen by a stranger' });
    const taken = await admin(['invite', stranger.email], origin);
    await verify(new URL(/https:\S+/u.exec(taken.output)?.[0] ?? '').hash);
    expect(await api.db('accounts').where({ id: stranger.id }).first('password_hash')).toEqual({ password_hash: null });
    expect(await admin(['invite', 'nobody'])).toMatchObject({ exitCode: 1 });
  });

  it('says when the configuration keeps somebody an administrator', async () => {
    const { email } = await newAccount();
    expect(await admin(['revoke', email], { RAKHIM_ADMIN_EMAILS: email })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('RAKHIM_ADMIN_EMAILS'),
    });
  });

  it.each([[['grant']], [['constructor', 'a@example.test']]])(
    'explains itself when called with %j',
    async (parameters) => {
      expect(await admin(parameters)).toMatchObject({ exitCode: 2, output: expect.stringContaining('Usage') });
    },
  );
});
