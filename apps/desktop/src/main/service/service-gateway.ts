import { type ErrorCode, errors, importLexicon, lexiconLimits, limits, type Route } from '@rakhim/contract';
import { serviceCallHeader } from '@rakhim/contract/desktop';
import { securityHeaders } from '../shell/content-security-policy.ts';
import { createCallsInFlight } from './calls-in-flight.ts';
import { findPageRoute } from './page-routes.ts';
import { watchStream } from './watch-stream.ts';

/** The address of the service and the key that opens it. The page learns neither. */
export interface ServiceCredentials {
  readonly server: string;
  readonly key: string;
}

export interface ServiceGateway {
  /** The token that a page must send along; only a page that proved by its frame to be ours gets it. */
  readonly pass: string;
  /** Answers a request of the page with what the service answers. */
  readonly answer: (request: Request) => Promise<Response>;
  /**
   * Ends a request that is not answered yet, by the name that the page gave it. Afterwards the page ends it by reading
   * no further.
   */
  readonly leave: (call: string) => void;
}

interface GatewayDependencies {
  /** @returns nothing where there is no key. */
  readonly readCredentials: () => Promise<ServiceCredentials | undefined>;
  readonly userAgent: string;
  readonly silenceMs?: number;
}

/** Of what the page sends, these go on; of what comes back, those. */
const sentHeaders = ['accept', 'accept-language', 'idempotency-key', 'range'] as const;
const answeredHeaders = ['content-type', 'content-range', 'accept-ranges', 'retry-after', 'x-request-id'] as const;

/** A service that says nothing for so long is not there. */
const defaultSilenceMs = 120_000;

/**
 * The way of the screens to the service. They ask as they do in a browser, with a pass where the access token would be;
 * here the pass is checked and the key takes its place. Only the routes of the screens are let through, only to the
 * server that was chosen, and no redirect is followed.
 */
export function createServiceGateway({
  readCredentials,
  userAgent,
  silenceMs = defaultSilenceMs,
}: GatewayDependencies): ServiceGateway {
  const pass = crypto.randomUUID();
  const calls = createCallsInFlight();

  async function answer(request: Request): Promise<Response> {
    const address = new URL(request.url);
    const route = findPageRoute(request.method, address);
    if (request.headers.get('authorization') !== `Bearer ${pass}`) {
      return refuse('missing_credentials');
    }
    if (!route) {
      return refuse('not_found');
    }
    const call = calls.begin(request.headers.get(serviceCallHeader) ?? crypto.randomUUID());
    try {
      const body = await readParsedBody(route, request);
      if (typeof body === 'object') {
        return refuse(body.refused);
      }
      const credentials = await readCredentials();
      return credentials
        ? await forward({ route, request, address, body, credentials, abort: call.abort })
        : refuse('missing_credentials');
    } finally {
      call.end();
    }
  }

  async function forward({
    route,
    request,
    address,
    body,
    credentials: { server, key },
    abort,
  }: Forwarding): Promise<Response> {
    const giveUp = (): void => abort.abort();
    const timer = setTimeout(giveUp, silenceMs);
    const headers: Record<string, string> = {
      ...pick(request.headers, sentHeaders),
      authorization: `Bearer ${key}`,
      'user-agent': userAgent,
    };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
    }
    try {
      const answered = await fetch(`${server}${address.pathname}${address.search}`, {
        method: route.method,
        headers,
        signal: abort.signal,
        redirect: 'error',
        ...(body !== undefined && { body }),
      });
      return await present(route, answered, (stream) => watchStream(stream, silenceMs, giveUp));
    } catch {
      // To the page this is what an unreachable server is to a browser.
      return Response.error();
    } finally {
      clearTimeout(timer);
    }
  }

  return { pass, answer, leave: calls.leave };
}

interface Forwarding {
  readonly route: Route;
  readonly request: Request;
  readonly address: URL;
  readonly body: string | undefined;
  readonly credentials: ServiceCredentials;
  readonly abort: AbortController;
}

/**
 * Filters an answer for the page: only the headers that it needs, and nothing that it could load as a page or script of
 * ours.
 */
async function present(
  route: Route,
  { status, headers, body }: Response,
  watch: (stream: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>,
): Promise<Response> {
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (body !== null && !['application/json', ...(route.streams ?? [])].some((expected) => expected === mediaType)) {
    await body.cancel();
    return refuse('service_unavailable');
  }
  return new Response(body && watch(body), {
    status,
    headers: { ...pick(headers, answeredHeaders), 'cache-control': 'no-store', ...securityHeaders },
  });
}

async function readParsedBody(
  { body: schema, operationId }: Route,
  { body, headers }: Request,
): Promise<string | undefined | { readonly refused: ErrorCode }> {
  if (!schema) {
    return undefined;
  }
  if (headers.get('content-type')?.split(';')[0] !== 'application/json') {
    return { refused: 'unsupported_media_type' };
  }
  const isFile = operationId === importLexicon.operationId;
  const text = await readBody(body, isFile ? lexiconLimits.fileBytesMax : limits.bodyBytesMax);
  if (text === undefined) {
    return { refused: 'body_too_large' };
  }
  try {
    return schema.safeParse(JSON.parse(text)).success ? text : { refused: 'validation_failed' };
  } catch {
    return { refused: 'invalid_json' };
  }
}

/**
 * Reads the body of a request to its end.
 *
 * @returns nothing where the body is longer than `bytesMax`; the rest is not read then.
 */
async function readBody(body: ReadableStream<Uint8Array> | null, bytesMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

/** In the shape of the contract; the page has a sentence of its own for each. */
function refuse(code: ErrorCode): Response {
  const { status, type } = errors[code];
  return Response.json({ error: '', type, code, requestId: '' }, { status, headers: securityHeaders });
}
