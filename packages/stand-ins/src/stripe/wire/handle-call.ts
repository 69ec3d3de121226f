import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type UnitOfWork, apiVersion, newId } from '../unit-of-work.ts';
import { catalogRoutes } from '../resources/catalog.ts';
import { checkoutSessionRoutes } from '../resources/checkout-sessions.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { portalRoutes } from '../resources/portal.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { testClockRoutes } from '../resources/test-clocks.ts';
import type { StripeDatabase } from '../store/database.ts';
import { expand } from './expand.ts';
import { parseParameters, readForm } from './parse-parameters.ts';
import { readBody } from './read-body.ts';
import type { StripeRoute } from './route.ts';
import { StripeStandInError, invalidRequest } from './stripe-error.ts';

const routes: readonly StripeRoute[] = [
  ...catalogRoutes,
  ...checkoutSessionRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentMethodRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...testClockRoutes,
];

export interface CallOptions {
  readonly database: StripeDatabase;
  readonly secretKey: string;
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly isReplayed?: boolean;
}

/** Answers one call of the API, errors included, in Stripe's form. */
export async function handleCall(
  { database, secretKey }: CallOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = newId('req', 14);
  const key = request.headers['idempotency-key'];
  const answered = await perform().catch((error: unknown) => toAnswer(error, requestId));
  response.writeHead(answered.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(typeof key === 'string' && { 'idempotency-key': key, 'original-request': requestId }),
    ...(answered.isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(answered.body);

  async function perform(): Promise<Answered> {
    const url = new URL(request.url ?? '/', database.origin());
    const form = request.method === 'POST' ? await readBody(request) : url.search.slice(1);
    requireKey(request, secretKey);
    requireVersion(request);
    const found = findRoute(request.method ?? '', url.pathname);
    if (!found) {
      throw new StripeStandInError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method ?? ''}: ${url.pathname}).`,
      });
    }
    const { parameters, expand: paths } = readForm(form);
    const input = parseParameters(found.route.parameters, parameters) as never;
    const idempotencyKey = request.method === 'POST' && typeof key === 'string' ? key : null;
    const hash = createHash('sha256').update(`${url.pathname}\n${form}`).digest('hex');
    return database.transact(
      { id: requestId, idempotencyKey },
      { key: idempotencyKey, hash },
      async (unit: UnitOfWork) => {
        const handled = await found.route.handle(unit, found.path, input);
        const answer = 'object' in handled && handled.object === 'list' ? { ...handled, url: url.pathname } : handled;
        return { status: 200, body: JSON.stringify(await expand(unit.store, answer, paths)) };
      },
    );
  }
}

/** Converts an error to an answer. An unexpected error is a fault of the stand-in, and the answer says so. */
function toAnswer(error: unknown, requestId: string): Answered {
  const { status, answer } =
    error instanceof StripeStandInError
      ? error
      : new StripeStandInError(500, {
          type: 'api_error',
          message: `The stand-in failed: ${error instanceof Error ? error.message : String(error)}`,
        });
  return { status, body: JSON.stringify({ error: { ...answer, request_log_url: `local:${requestId}` } }) };
}

function requireKey({ headers }: IncomingMessage, secretKey: string): void {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (given !== secretKey) {
    const message = given === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.';
    throw new StripeStandInError(401, { type: 'invalid_request_error', message });
  }
}

function requireVersion({ headers }: IncomingMessage): void {
  const version = headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) {
    throw invalidRequest(`Invalid Stripe API version: ${String(version)}. This stand-in speaks ${apiVersion}.`);
  }
}

function findRoute(method: string, pathname: string): { route: StripeRoute; path: Record<string, string> } | undefined {
  const segments = pathname.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (route.method === method && pattern.length === segments.length) {
      const pairs = pattern.map((part, index) => [part, decodeURIComponent(segments[index] ?? '')] as const);
      if (pairs.every(([part, segment]) => part.startsWith(':') || part === segment)) {
        return {
          route,
          path: Object.fromEntries(
            pairs.filter(([part]) => part.startsWith(':')).map(([part, segment]) => [part.slice(1), segment]),
          ),
        };
      }
    }
  }
  return undefined;
}
