import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Language, languageIds } from '@rakhim/i18n';
import { renderChooser } from './chooser-page.ts';
import { type Codes, type Grant, createCodes } from './codes.ts';
import { type Tamper, createIdTokens, type IdTokens } from './id-tokens.ts';

export interface GoogleStandIn {
  /** The issuer to configure; everything else is found from there. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The number of times that its keys were asked for. */
  readonly keyRequests: number;
  /** Makes the next identity tokens wrong in one way, to see that they are refused. */
  tamper: Tamper | undefined;
  close(): Promise<void>;
}

interface StandIn {
  keyRequests: number;
  readonly issuer: string;
  readonly codes: Codes;
  readonly tokens: IdTokens;
}

const clientId = 'rakhim-local';
const clientSecret = 'not-a-secret-on-this-machine';
const bodyBytesMax = 16_384;
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * An OpenID Connect provider on this machine that stands in for Google on local runs: discovery, authorization with
 * PKCE, tokens and keys by the real protocol, and a page on which anybody may be chosen. It proves nothing about
 * anybody, and production refuses it.
 */
export async function startGoogleStandIn(port = 0): Promise<GoogleStandIn> {
  const codes = createCodes();
  const server = createServer((request, response) => {
    handle(standIn, request, response).catch(() => {
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokens = await createIdTokens(issuer, clientId);
  const standIn: StandIn = { issuer, codes, tokens, keyRequests: 0 };
  return {
    issuer,
    clientId,
    clientSecret,
    get keyRequests() {
      return standIn.keyRequests;
    },
    get tamper() {
      return tokens.tamper;
    },
    set tamper(tamper) {
      tokens.tamper = tamper;
    },
    close: () => close(server),
  };
}

async function handle(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { issuer, codes, tokens } = standIn;
  const url = new URL(request.url ?? '/', issuer);
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'GET /.well-known/openid-configuration':
      sendJson(response, 200, describe(issuer));
      return;
    case 'GET /jwks':
      standIn.keyRequests += 1;
      sendJson(response, 200, tokens.jwks);
      return;
    case 'GET /authorize':
      sendChooser(response, url.searchParams);
      return;
    case 'POST /authorize': {
      const form = await readForm(request);
      redirect(response, finishAuthorization(codes, form));
      return;
    }
    case 'POST /token': {
      const form = await readForm(request);
      const isOurClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
      const grant = isOurClient ? codes.take(form) : undefined;
      if (!grant) {
        sendJson(response, 400, { error: 'invalid_grant' });
        return;
      }
      sendJson(response, 200, {
        access_token: grant.subject,
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await tokens.sign(grant),
      });
      return;
    }
    default:
      response.writeHead(404).end();
  }
}

function describe(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}

function sendChooser(response: ServerResponse, parameters: URLSearchParams): void {
  const asked = parameters.get('hl');
  const language: Language = languageIds.find((id) => id === asked) ?? 'en';
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(renderChooser(language, parameters));
}

/** Returns where the browser goes with the person's choice: back with a code, or with the reason why not. */
function finishAuthorization(codes: Codes, form: URLSearchParams): string {
  const back = requireOwnMachine(form.get('redirect_uri') ?? '');
  back.searchParams.set('state', form.get('state') ?? '');
  const email = form.get('email')?.trim();
  if (form.get('choice') === 'cancel' || !email) {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const grant: Omit<Grant, 'subject'> = {
    email,
    name: form.get('name')?.trim() || (email.split('@')[0] ?? email),
    nonce: form.get('nonce') ?? '',
    codeChallenge: form.get('code_challenge') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
  };
  back.searchParams.set('code', codes.issue(grant));
  return back.href;
}

/**
 * Nobody has registered redirects here, so people are only ever sent back to this machine. @throws for any other
 * address.
 */
function requireOwnMachine(redirectUri: string): URL {
  const url = new URL(redirectUri);
  if (!['http:', 'https:'].includes(url.protocol) || !loopbackHosts.has(url.hostname)) {
    throw new Error('The redirect leads away from this machine.');
  }
  return url;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > bodyBytesMax) {
      throw new Error('The form is too large.');
    }
  }
  return new URLSearchParams(body);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
