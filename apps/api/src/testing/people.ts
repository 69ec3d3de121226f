import { randomInt, randomUUID } from 'node:crypto';
import type { StubEngine } from './stub-engine.ts';
import type { TestApi } from './test-api.ts';

/** The part of the API that it takes to call it, in this process or another. */
export type ApiCaller = Pick<TestApi<StubEngine>, 'call'>;

export interface TestPerson {
  readonly email: string;
  readonly password: string;
}

export interface TestTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const password = 'زيتون-أخضر-42';

/** Posts JSON from an address of its own, which the API believes when it trusts one proxy. */
export function post(api: ApiCaller, path: string, body: unknown, token?: string): Promise<Response> {
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/**
 * Posts until it is not refused as overloaded, as a program would: where many tests share a machine, a password may
 * wait too long for its turn to be hashed.
 */
async function postPatiently(api: ApiCaller, path: string, body: unknown): Promise<Response> {
  for (;;) {
    const response = await post(api, path, body);
    if (response.status !== 503) {
      return response;
    }
  }
}

/** Tries a wrong password for an account, from the same address each time. */
export function guessPassword(api: ApiCaller, email: string): Promise<Response> {
  return api.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ email, password: 'a wrong guess' }),
  });
}

/** Registers somebody, whose address counts as confirmed. */
export async function registerPerson(api: ApiCaller & Pick<TestApi<StubEngine>, 'db'>): Promise<TestPerson> {
  const email = `${randomUUID()}@example.test`;
  await postPatiently(api, '/auth/v1/signup', { email, password, data: { name: 'سميرة' } });
  await api.db('accounts').where({ email }).update({ email_confirmed_at: new Date() });
  return { email, password };
}

export async function signInPerson(api: ApiCaller, person: TestPerson): Promise<TestTokens> {
  const response = await postPatiently(api, '/auth/v1/token?grant_type=password', person);
  return (await response.json()) as TestTokens;
}

/** Returns how the API answers the question who is signed in. */
export async function whoAmI(api: ApiCaller, token: string): Promise<number> {
  return (await api.call('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status;
}
