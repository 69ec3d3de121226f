import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { post } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
const owners = 'زيتون-أخضر-42';
const strangers = 'a-strangers-own-words';

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

const newEmail = (): string => `${randomUUID()}@example.test`;
const findAccounts = (email: string) => api.db('accounts').whereRaw('lower(email) = lower(?)', [email]);
const register = (email: string, password: string, name = 'سميرة', language = 'en') =>
  post(api, '/auth/v1/signup', { email, password, data: { name, language } });

/** The code with which a sign-in is refused, or nothing when it succeeds. */
async function signIn(email: string, password: string): Promise<unknown> {
  const answer = await post(api, '/auth/v1/token?grant_type=password', { email, password });
  return ((await answer.json()) as { code?: string }).code;
}

async function newLink(email: string, purpose: 'signup' | 'recovery' = 'signup'): Promise<string> {
  const [account] = await findAccounts(email);
  return api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose });
}

/** Opens a link in another browser than it was registered in, unless given what that one keeps. */
async function open(
  link: string,
  type = 'signup',
  cookie = '',
): Promise<{ access_token: string; user: { app_metadata: unknown } }> {
  const answer = await api.call('/auth/v1/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7', cookie },
    body: JSON.stringify({ type, token_hash: link }),
  });
  return (await answer.json()) as never;
}

/** What the browser keeps of a registration. */
function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function choosePassword(token: string, password: string): Promise<Response> {
  return api.call('/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
}

describe('a registration', () => {
  it('confirmed in the browser that made it keeps its password', async () => {
    const email = newEmail();
    const answer = await register(email, owners);
    expect(answer.headers.get('set-cookie')).toMatch(/^rakhim-registration=[\w-]{43};.*samesite=strict; httponly/i);
    const { user } = await open(await newLink(email), 'signup', cookieOf(answer));
    expect(user).toMatchObject({ app_metadata: { providers: ['email'] }, identities: [{ provider: 'email' }] });
    expect(await signIn(email, owners)).toBeUndefined();
  });

  it('that a stranger made gives whoever confirms it an account without that stranger’s password', async () => {
    const email = newEmail();
    await register(email, strangers);
    const { access_token: token, user } = await open(
      await newLink(email),
      'signup',
      cookieOf(await register(newEmail(), owners)),
    );
    expect(user).toMatchObject({ app_metadata: { providers: [] }, identities: [] });
    expect(await signIn(email, strangers)).toBe('invalid_credentials');
    expect((await choosePassword(token, owners)).status).toBe(200);
    expect([await signIn(email, owners), await signIn(email, strangers)]).toEqual([undefined, 'invalid_credentials']);
  });

  it('is not kept for a page of another site, which could make it in somebody’s browser', async () => {
    const answer = await api.call('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ email: newEmail(), password: strangers }),
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('that its owner never made is gone when they say so', async () => {
    const email = newEmail();
    await register(email, strangers);
    const { access_token: token } = await open(await newLink(email));
    const gone = await api.call('/api/v1/me', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    expect(gone.status).toBe(204);
    expect(await findAccounts(email)).toEqual([]);
  });
});

describe('an unconfirmed address that is registered again', () => {
  it('with the same password keeps it, and takes the newer name and language', async () => {
    const email = newEmail();
    await register(email, owners, 'سمير');
    const answer = await register(email, owners, 'سميرة', 'ar');
    await open(await newLink(email), 'signup', cookieOf(answer));
    expect(await signIn(email, owners)).toBeUndefined();
    expect(await findAccounts(email)).toMatchObject([{ name: 'سميرة', language: 'ar' }]);
  });

  it.each([
    ['before its owner', [strangers, owners]],
    ['after its owner', [owners, strangers]],
    ['before and after', [strangers, owners, strangers]],
    ['and by its owner once more', [owners, strangers, owners]],
  ])('with another password by a stranger %s keeps none, whichever mail is opened', async (_, passwords) => {
    const email = newEmail();
    const [first = '', ...others] = passwords;
    await register(email, first);
    const firstLink = await newLink(email);
    for (const password of others) {
      await register(email, password, 'Win at evil.example');
    }
    const session = await open(firstLink);
    expect(session.user).toMatchObject({
      app_metadata: { providers: [] },
      user_metadata: { name: email.split('@')[0] },
    });
    expect([await signIn(email, owners), await signIn(email, strangers)]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ]);
  });

  it('lets whoever confirms choose the password at once', async () => {
    const email = newEmail();
    await register(email, owners);
    await register(email, strangers);
    const { access_token: token } = await open(await newLink(email));
    expect((await choosePassword(token, 'chosen-by-the-owner')).status).toBe(200);
    expect([await signIn(email, 'chosen-by-the-owner'), await signIn(email, strangers)]).toEqual([
      undefined,
      'invalid_credentials',
    ]);
  });

  it('and confirmed by a recovery leaves the stranger’s password behind', async () => {
    const email = newEmail();
    await register(email, strangers);
    expect((await open(await newLink(email, 'recovery'), 'recovery')).access_token).toMatch(/^ey/);
    expect(await findAccounts(email)).toMatchObject([{ password_hash: null, email_confirmed_at: expect.any(Date) }]);
    expect(await signIn(email, strangers)).toBe('invalid_credentials');
  });

  it('does not keep it from somebody who changes theirs to it', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const answer = await register(email, owners);
    await open(await newLink(email), 'signup', cookieOf(answer));
    await register(wanted, strangers);
    const [account] = await findAccounts(email);
    const link = await api.context.auth.tokens.issue(api.db, {
      accountId: account.id,
      purpose: 'email_change',
      details: { email: wanted },
    });
    await open(link, 'email_change');
    expect(await findAccounts(wanted)).toMatchObject([{ id: account.id }]);
    expect([await signIn(wanted, owners), await signIn(wanted, strangers)]).toEqual([undefined, 'invalid_credentials']);
  });
});

// Passwords are hashed one at a time, and who waits ten seconds for it is refused: fifty would be too many here for a
// machine with much else to do.
const rivals = 15;

describe('many registrations at the same moment', () => {
  it('in every case of its letters make one account, with the password they share', async () => {
    const email = newEmail();
    const cases = [email, email.toUpperCase(), email.replace('example', 'Example'), email.replace('test', 'TEST')];
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, index) => register(cases[index % cases.length] ?? email, owners)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(rivals).fill(200));
    const accounts = await findAccounts(email);
    expect(accounts).toHaveLength(1);
    expect(await signIn(accounts[0].email, owners)).toBe('email_not_confirmed');
  });

  it('with different passwords make one account without any', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, index) => register(email, `${owners}-${index}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(rivals).fill(200));
    expect(await findAccounts(email)).toMatchObject([{ password_hash: null, email_confirmed_at: null }]);
  });
});
