import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from './create-google.ts';

let google: GoogleStandIn;
const verifier = 'a'.repeat(43);
const asked = {
  redirect_uri: 'http://127.0.0.1:9/auth/v1/callback',
  state: 's',
  nonce: 'n',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
};

beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google.close());

function choose(form: Record<string, string>): Promise<Response> {
  return fetch(`${google.issuer}/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...asked, ...form }),
  });
}

async function redeem(form: Record<string, string>): Promise<Response> {
  const { clientId, clientSecret, issuer } = google;
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: asked.redirect_uri,
    code_verifier: verifier,
    ...form,
  });
  return fetch(`${issuer}/token`, { method: 'POST', body });
}

async function newCode(email = 'omar@example.com'): Promise<string> {
  const location = (await choose({ email })).headers.get('location') ?? '';
  return new URL(location).searchParams.get('code') ?? '';
}

describe('the Google stand-in', () => {
  it.each(['redirect_uri', 'state', 'nonce', 'code_challenge'])(
    'puts a hostile %s into its page as text',
    async (name) => {
      const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
      const response = await fetch(
        `${google.issuer}/authorize?${new URLSearchParams({ ...asked, [name]: hostile }).toString()}`,
      );
      const page = await response.text();
      expect(page).not.toMatch(/<script|<img/);
      expect(page).toContain('&quot;&gt;&lt;script&gt;');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it('speaks Arabic from right to left, and English for a language it does not know', async () => {
    expect(await (await fetch(`${google.issuer}/authorize?hl=ar`)).text()).toContain('<html lang="ar" dir="rtl">');
    expect(await (await fetch(`${google.issuer}/authorize?hl=%22%3E`)).text()).toContain('<html lang="en" dir="ltr">');
  });

  it.each([
    'https://evil.example/x',
    'javascript:alert(1)',
    '//evil.example',
    'http://127.0.0.1@evil.example/',
    'http://127.0.0.1.evil.example/',
    '',
  ])('never sends anybody to %j', async (redirectUri) => {
    const response = await choose({ email: 'omar@example.com', redirect_uri: redirectUri });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('gives a code once, and to the client that began only', async () => {
    const code = await newCode();
    expect((await redeem({ code })).status).toBe(200);
    expect((await redeem({ code })).status).toBe(400);
    expect((await redeem({ code: await newCode(), code_verifier: 'b'.repeat(43) })).status).toBe(400);
    expect((await redeem({ code: await newCode(), client_secret: 'guessed' })).status).toBe(400);
  });

  it('knows a person by the same subject after a restart', async () => {
    const another = await startGoogleStandIn();
    const subjects = [await subjectAt(google), await subjectAt(another)];
    await another.close();
    expect(subjects[0]).toMatch(/^\d{21}$/);
    expect(subjects[1]).toBe(subjects[0]);
  });

  it('refuses a form that is too large', async () => {
    expect((await choose({ email: 'x'.repeat(20_000) })).status).toBe(400);
  });
});

async function subjectAt({ issuer, clientId, clientSecret }: GoogleStandIn): Promise<string> {
  const chosen = await fetch(`${issuer}/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...asked, email: 'omar@example.com' }),
  });
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const body = new URLSearchParams({
    code,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: asked.redirect_uri,
    code_verifier: verifier,
  });
  const { id_token: token } = (await (await fetch(`${issuer}/token`, { method: 'POST', body })).json()) as {
    id_token: string;
  };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return claims.sub;
}
