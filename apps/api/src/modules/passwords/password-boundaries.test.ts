import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

type PasswordOf = string | ((email: string) => string);

const accepted: readonly (readonly [name: string, password: PasswordOf])[] = [
  ['six letters', 'zqhvmk'],
  ['six Arabic letters', 'شمسكبر'],
  ['six emoji', '🌵🧲🪁🧵🪗🦔'],
  ['seven characters', 'zqhvmkw'],
  ['eight characters', 'zqhvmkwp'],
  ['64 characters', 'abcd'.repeat(16)],
  ['127 characters', 'a'.repeat(127)],
  ['128 characters', 'b'.repeat(128)],
  ['128 Arabic letters', 'شمسا'.repeat(32)],
  ['128 emoji', '🌵'.repeat(128)],
  ['letters only, small', 'kolibrifenster'],
  ['letters only, capital', 'KOLIBRIFENSTER'],
  ['digits only', '739184620517'],
  ['signs only', '~#+*;:^|§'],
  ['words with blanks', 'a b c d e f'],
  ['blanks around', '  kolibri  '],
  ['a tab and a line end', 'kolibri\tfen\nster'],
  ['vowelled Arabic', 'شَمْسٌ كَبِيرَة'],
  ['both scripts and digits', 'شمس-Sonne-٤٢'],
  ['joiners without width', 'رخي\u200cم\u200d٤٢'],
  ['marks of direction', '\u202bشمس\u202c-kolibri'],
  ['a letter made of two', 'cafe\u0301-kolibri'],
  ['quotes and markup', `<b>"o'brien"</b>`],
  ['what databases read', "'; DROP TABLE accounts; --"],
  ['a common one with more', 'password-kolibri'],
  ['the address with more', (email) => `${email}-kolibri`],
];

const refused: readonly (readonly [name: string, password: PasswordOf, status: number, code: string])[] = [
  ['nothing', '', 422, 'weak_password'],
  ['one character', 'z', 422, 'weak_password'],
  ['five letters', 'zqhvm', 422, 'weak_password'],
  ['five Arabic letters', 'شمسكب', 422, 'weak_password'],
  ['five emoji', '🌵🧲🪁🧵🪗', 422, 'weak_password'],
  ['129 characters', 'a'.repeat(129), 422, 'weak_password'],
  ['129 emoji', '🌵'.repeat(129), 422, 'weak_password'],
  ['60,000 characters', 'x'.repeat(60_000), 400, 'validation_failed'],
  ['the most common one', '123456', 422, 'weak_password'],
  ['another common one', 'iloveyou', 422, 'weak_password'],
  ['a common one in capitals', 'PASSWORD', 422, 'weak_password'],
  ['the address', (email) => email, 422, 'weak_password'],
  ['the address in capitals', (email) => email.toUpperCase(), 422, 'weak_password'],
  ['the first part of the address', (email) => email.split('@')[0] ?? '', 422, 'weak_password'],
  ['our name', 'Rakhim123', 422, 'weak_password'],
];

const table: readonly (readonly [name: string, password: PasswordOf, status: number, code: string | undefined])[] = [
  ...accepted.map(([name, password]) => [name, password, 200, undefined] as const),
  ...refused,
];

/** A place where a password is given. */
type Route = (password: PasswordOf) => Promise<Response>;

let api: TestApi<StubEngine>;
let changing: { readonly email: string; readonly token: string };
let recovering: { readonly email: string; readonly token: string };

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  const [first, second] = [await registerPerson(api), await registerPerson(api)];
  changing = { email: first.email, token: (await signInPerson(api, first)).access_token };
  const account = await api.db('accounts').where({ email: second.email }).first<{ id: string }>('id');
  const link = await api.context.auth.tokens.issue(api.db, { accountId: account.id, purpose: 'recovery' });
  const recovery = await post(api, '/auth/v1/verify', { type: 'recovery', token_hash: link });
  recovering = { email: second.email, token: ((await recovery.json()) as { access_token: string }).access_token };
});
afterAll(() => api.close());

const fill = (password: PasswordOf, email: string): string =>
  typeof password === 'string' ? password : password(email);

function change({ email, token }: typeof changing, password: PasswordOf): Promise<Response> {
  return api.call('/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: fill(password, email) }),
  });
}

const routes: Readonly<Record<string, Route>> = {
  registering: (password) => {
    const email = `${randomUUID()}@example.test`;
    return post(api, '/auth/v1/signup', { email, password: fill(password, email) });
  },
  'changing it': (password) => change(changing, password),
  recovering: (password) => change(recovering, password),
};

describe.each(Object.entries(routes))('when %s', (_, give) => {
  it.each(table)('a password of %s is judged as everywhere', async (_name, password, status, code) => {
    const answer = await give(password);
    const body = (await answer.json()) as { code?: string };
    expect([answer.status, body.code]).toEqual([status, code]);
  });
});
