import Stripe from 'stripe';
import { traceHeaders } from '#src/observability/trace.ts';

/**
 * The version of the API that this code was written and tested against; the official client of this major speaks no
 * other in its types.
 */
const stripeApiVersion = '2026-10-28.endive';

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Where Stripe is; absent: at Stripe. */
  readonly apiBase?: string | undefined;
}

/** Longest time for one try of one call. */
const timeoutMs = 8_000;
const retriesMax = 2;

/** A call that somebody waits for: two tries of this length end well within ten seconds. */
export const interactive = { timeout: 3_500, maxNetworkRetries: 1 } as const;

/** The official client. It gives every POST an Idempotency-Key, so that its retries do nothing twice. */
export function createStripeClient({ secretKey, apiBase }: StripeClientOptions): Stripe {
  const address = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retriesMax,
    telemetry: false,
    httpClient: withTraceHeaders(Stripe.createNodeHttpClient()),
    ...(address && {
      host: address.hostname,
      port: Number(address.port) || (address.protocol === 'https:' ? 443 : 80),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Has every call to Stripe name the trace that it belongs to. */
function withTraceHeaders(client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = (...call: Parameters<Stripe.HttpClient['makeRequest']>) => {
    const headers = call[4];
    Object.assign(headers, traceHeaders());
    return client.makeRequest(...call);
  };
  return Object.create(client, { makeRequest: { value: makeRequest } }) as Stripe.HttpClient;
}
