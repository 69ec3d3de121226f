import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getVoice } from '@rakhim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripeClient } from '#src/providers/billing/stripe-client.ts';
import { createRemoteEngine } from '#src/providers/speech/remote/remote-engine.ts';
import { buildSubscription } from '#src/testing/factories.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type Telemetry, startTelemetry } from './telemetry.ts';
import { traceRequest } from './trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;
const patience = { timeout: 60_000, interval: 50 };

/** Somebody whom we call, and what they were told. */
const heard: { readonly path: string; readonly traceparent: string | undefined }[] = [];
const other = createServer((request, response) => {
  heard.push({ path: request.url ?? '', traceparent: request.headers['traceparent'] as string | undefined });
  request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
let url: string;
let telemetry: Telemetry;
let api: TestApi<StubEngine>;

beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  telemetry = await startTelemetry({ endpoint: `${url}/collector`, serviceName: 'test', share: 1 });
  api = await startTestApi(
    { OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/collector`, RAKHIM_WEBHOOKS_LOCAL: 'allowed' },
    { runsJobs: true },
  );
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await api.close();
  await telemetry.stop();
  other.closeAllConnections();
  other.close();
});

/** Does something as the work of a request that names its trace. */
async function inTrace(work: () => Promise<unknown>): Promise<void> {
  const { result, end } = traceRequest({ method: 'GET', requestId: 'test', headers: { traceparent } }, work);
  await result.catch(() => undefined);
  end('/', 200);
}

const toldAt = (path: string) => heard.find((each) => each.path.startsWith(path))?.traceparent;
/** The same trace, in a span of our own. */
const ours = new RegExp(`^00-${traceId}-(?!${parentId})[0-9a-f]{16}-01$`, 'u');

describe('the trace of a caller', () => {
  it('goes on to Stripe', async () => {
    const stripe = createStripeClient({ secretKey: 'sk_test_1', apiBase: url });
    await inTrace(() => stripe.customers.retrieve('cus_1'));
    expect(toldAt('/v1/customers/cus_1')).toMatch(ours);
  });

  it('goes on to a process that only speaks', async () => {
    const engine = createRemoteEngine({ url, secret: 'secret' });
    const request = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
    await inTrace(() => Array.fromAsync(engine.synthesize(request, new AbortController().signal)));
    expect(toldAt('/v1/speak')).toMatch(ours);
  });

  it('goes on to webhooks, which another process may send later', async () => {
    const person = await registerPerson(api);
    const { id } = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
    await buildSubscription(api.context, id);
    const { access_token: token } = await signInPerson(api, person);
    const call = (path: string, body?: object) =>
      api.call(`/api/v1/webhook-endpoints${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, traceparent, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const created = (await (await call('', { url: `${url}/hook` })).json()) as { endpoint: { id: string } };
    expect((await call(`/${created.endpoint.id}/test`)).status).toBeLessThan(300);
    await expect.poll(() => heard.some(({ path }) => path === '/hook'), patience).toBe(true);
    expect(toldAt('/hook')).toMatch(ours);
  });
});
