import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { advanceClock } from './lifecycle/advance-clock.ts';
import { handlePage } from './pages/handle-page.ts';
import { openStripeDatabase } from './store/database.ts';
import { startDeliveries } from './webhooks/deliveries.ts';
import { handleCall } from './wire/handle-call.ts';

export interface StripeStandInOptions {
  /** Its tables are made there, in a schema of their own. */
  readonly databaseUrl: string;
  readonly port?: number;
  /** Where its events go; asked before each round, because on a local run the address is known late. */
  readonly webhookUrl?: () => string | undefined;
}

/** One call of the API as it came in. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

export interface StripeStandIn {
  /** Such as `http://127.0.0.1:40123`; the value for STRIPE_API_BASE. */
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Hears of every call of the API. */
  onCall: ((call: ReceivedCall) => void) | undefined;
  /** The simulated trouble of the API: none, no answer, or an error. */
  trouble: 'none' | 'silent' | 'failing';
  close(): Promise<void>;
}

const secretKey = 'sk_test_notASecretOnThisMachine';
const webhookSecret = 'whsec_notASecretOnThisMachine';
const tickMs = 2000;

/**
 * A Stripe on this machine that stands in for the real one on local runs: its API by the real protocol, a checkout page
 * that takes test cards, a portal, and signed webhooks. No money moves, and production refuses it.
 */
export async function startStripeStandIn({
  databaseUrl,
  port = 0,
  webhookUrl = () => undefined,
}: StripeStandInOptions): Promise<StripeStandIn> {
  let origin = '';
  const database = await openStripeDatabase({ databaseUrl, origin: () => origin, onChange: () => deliveries.wake() });
  const deliveries = startDeliveries({ databaseUrl, secret: webhookSecret, url: webhookUrl });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/v1/')) {
      await handlePage(database, request, response);
      return;
    }
    standIn.onCall?.({ method: request.method ?? '', path: request.url, headers: request.headers });
    if (standIn.trouble === 'failing') {
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"type":"api_error","message":"Ill on purpose."}}');
    } else if (standIn.trouble === 'none') {
      await handleCall({ database, secretKey }, request, response);
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let ticking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    ticking = database.run((unit) => advanceClock(unit, null, unit.now)).catch(() => undefined);
  }, tickMs);
  timer.unref();

  const standIn: StripeStandIn = {
    apiBase: origin,
    secretKey,
    webhookSecret,
    onCall: undefined,
    trouble: 'none',
    async close() {
      clearInterval(timer);
      await deliveries.stop();
      await ticking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
  return standIn;
}
