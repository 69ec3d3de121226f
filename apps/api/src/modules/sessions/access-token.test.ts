import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT, decodeJwt, exportJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson, signInPerson, type TestTokens, whoAmI } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let tokens: TestTokens;
let claims: JWTPayload;
/** Serves the stranger's key to whoever believes a token's header. */
let lure: Server;
let lureUrl: string;
let lured = 0;

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const day = 86_400;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  tokens = await signInPerson(api, await registerPerson(api));
  claims = decodeJwt(tokens.access_token);
  const jwk = { ...(await exportJWK(stranger.publicKey)), kid: 'stranger', alg: 'ES256' };
  lure = createServer((_request, response) => {
    lured += 1;
    response.end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => lure.once('listening', resolve));
  lureUrl = `http://127.0.0.1:${(lure.address() as AddressInfo).port}/keys.json`;
});
afterAll(async () => {
  await api.close();
  lure.close();
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string): [string, string, string] => token.split('.') as [string, string, string];
const header = async () => ({ alg: 'ES256', typ: 'at+jwt', kid: (await api.context.auth.signingKeys.current()).id });

/** A token signed by our own key, as no caller could: only what it says is wrong. */
async function signByUs(change: JWTPayload, headerChange: Record<string, unknown> = {}): Promise<string> {
  const { privateKey } = await api.context.auth.signingKeys.current();
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ ...(await header()), ...headerChange })
    .sign(privateKey, { crit: { odd: true } });
}

async function signByStranger(headerChange: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ ...(await header()), ...headerChange }).sign(stranger.privateKey);
}

/** The body of the real token under another header, with a signature made from it. */
async function withHeader(change: Record<string, unknown>, sign: (body: string) => string): Promise<string> {
  const body = `${encode({ ...(await header()), ...change })}.${partsOf(tokens.access_token)[1]}`;
  return `${body}.${sign(body)}`;
}

async function signWithPublicKey(body: string): Promise<string> {
  const { keys } = (await (await api.call('/auth/v1/.well-known/jwks.json')).json()) as { keys: unknown[] };
  return createHmac('sha256', JSON.stringify(keys[0])).update(body).digest('base64url');
}

const forgeries: readonly (readonly [name: string, forge: () => Promise<string> | string])[] = [
  ['no signature, and saying so', () => withHeader({ alg: 'none' }, () => '')],
  ['no signature, and saying so in capitals', () => withHeader({ alg: 'NONE' }, () => '')],
  ['no signature', () => partsOf(tokens.access_token).slice(0, 2).join('.')],
  ['a signature of zeros', () => withHeader({}, () => Buffer.alloc(64).toString('base64url'))],
  ['a signature cut short', () => tokens.access_token.slice(0, -10)],
  [
    'another’s signature',
    async () => `${partsOf(tokens.access_token).slice(0, 2).join('.')}.${partsOf(await signByStranger())[2]}`,
  ],
  [
    'the published key used as a shared secret',
    async () => {
      const body = `${encode({ ...(await header()), alg: 'HS256' })}.${partsOf(tokens.access_token)[1]}`;
      return `${body}.${await signWithPublicKey(body)}`;
    },
  ],
  ['a stranger’s key under our key’s name', () => signByStranger()],
  ['a stranger’s key in the header', async () => signByStranger({ jwk: await exportJWK(stranger.publicKey) })],
  ['a stranger’s key at an address', () => signByStranger({ kid: 'stranger', jku: lureUrl })],
  ['a stranger’s certificate at an address', () => signByStranger({ kid: 'stranger', x5u: lureUrl })],
  ['a key named by a path', () => signByStranger({ kid: '../../../../dev/null' })],
  ['a key named by SQL', () => signByStranger({ kid: `' OR '1'='1` })],
  ['a key without a name', () => signByUs({}, { kid: undefined })],
  ['another type of token', () => signByUs({}, { typ: 'JWT' })],
  ['a header that must be understood', () => signByUs({}, { crit: ['odd'], odd: 1 })],
  ['another issuer', () => signByUs({ iss: 'https://evil.example/auth/v1' })],
  ['another audience', () => signByUs({ aud: 'service_role' })],
  ['a time that is over', () => signByUs({ exp: Number(claims.exp) - day })],
  ['a time to come', () => signByUs({ nbf: Number(claims.exp) + day })],
  ['no session', () => signByUs({ session_id: undefined })],
  ['a session that is not there', () => signByUs({ session_id: randomUUID() })],
  ['no account', () => signByUs({ sub: 'postgres' })],
  [
    'other claims under the old signature',
    () => {
      const [first, , signature] = partsOf(tokens.access_token);
      return `${first}.${encode({ ...claims, exp: Number(claims.exp) + day })}.${signature}`;
    },
  ],
  ['a refresh token instead', () => tokens.refresh_token],
  ['an API key instead', () => 'rakhim_test_0000000000000000000000000000000000000'],
];

describe('an access token', () => {
  it('is accepted as it was given, and when signed anew with the same words', async () => {
    expect(await whoAmI(api, tokens.access_token)).toBe(200);
    expect(await whoAmI(api, await signByUs({}))).toBe(200);
  });

  it.each(forgeries)('with %s is refused', async (_, forge) => {
    expect(await whoAmI(api, await forge())).toBe(401);
  });

  it('of one account does not speak for another, though both are signed in', async () => {
    const other = decodeJwt((await signInPerson(api, await registerPerson(api))).access_token);
    expect(await whoAmI(api, await signByUs({ sub: String(other.sub) }))).toBe(401);
  });

  it('leads nobody to keys of a stranger', () => {
    expect(lured).toBe(0);
  });
});
