import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '@rakhim/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '#src/database/transaction.ts';
import { buildSubscription } from '#src/testing/factories.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

interface Heard {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

const dayMs = 86_400_000;
const patience = { timeout: 60_000, interval: 50 };
let api: TestApi<StubEngine>;
let accountId: string;
let token: string;
let email: string;
let heard: Heard[];
/** Statuses that the receiver answers, in order; 204 once they are used up. */
let statuses: number[];
let receiverUrl: string;

const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    heard.push({ body, headers: request.headers });
    response.writeHead(statuses.shift() ?? 204).end();
  });
});

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1', RAKHIM_WEBHOOKS_LOCAL: 'allowed' }, { runsJobs: true });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
beforeEach(async () => {
  heard = [];
  statuses = [];
  ({ accountId, token, email } = await newMember());
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await api.close();
});

async function newMember() {
  const person = await registerPerson(api);
  const { id } = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
  await buildSubscription(api.context, id);
  return { accountId: id, token: (await signInPerson(api, person)).access_token, email: person.email };
}

function call(method: string, path: string, body?: unknown, bearer = token): Promise<Response> {
  return api.call(`/api/v1/webhook-endpoints${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function create(settings: Record<string, unknown> = {}): Promise<NewWebhookEndpoint> {
  const response = await call('POST', '', { url: receiverUrl, ...settings });
  expect(response.status).toBe(201);
  return (await response.json()) as NewWebhookEndpoint;
}

async function listDeliveries(id: string): Promise<WebhookDelivery[]> {
  return ((await (await call('GET', `/${id}/deliveries`)).json()) as { deliveries: WebhookDelivery[] }).deliveries;
}

async function find(id: string): Promise<WebhookEndpoint | undefined> {
  const { endpoints } = (await (await call('GET', '')).json()) as { endpoints: WebhookEndpoint[] };
  return endpoints.find((endpoint) => endpoint.id === id);
}

function verify(secret: string, { body, headers }: Heard): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

/** Has an event happen, or be undone. */
function publish(jobId: string, isUndone = false): Promise<void> {
  return inTransaction(api.db, async (tx) => {
    await api.context.webhookOutbox.publish(tx, { accountId, type: 'job.canceled', data: { jobId } });
    if (isUndone) {
      throw new Error('undone');
    }
  });
}

describe('webhooks', () => {
  it('sends events that the unmodified package of Standard Webhooks verifies', async () => {
    const { endpoint, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/u);
    const test = (await (await call('POST', `/${endpoint.id}/test`)).json()) as WebhookDelivery;
    await expect.poll(() => heard.length, patience).toBe(1);
    expect(verify(secret, heard[0]!)).toEqual({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/u),
      data: { endpointId: endpoint.id },
    });
    expect(heard[0]!.headers['webhook-id']).toBe(test.messageId);
    const tampered = { ...heard[0]!, body: heard[0]!.body.replace('webhook.test', 'webhook.best') };
    expect(() => verify(secret, tampered)).toThrow();
    await expect
      .poll(async () => (await listDeliveries(endpoint.id))[0], patience)
      .toMatchObject({
        id: test.id,
        state: 'delivered',
        attempts: 1,
        lastStatus: 204,
        lastProblem: null,
      });
  });

  it('shows a secret once, and keeps it and what is sent sealed', async () => {
    const { endpoint, secret } = await create({ description: 'Newsroom' });
    await publish('job_very_private');
    await expect.poll(() => heard.length, patience).toBe(1);
    expect(JSON.stringify(await find(endpoint.id))).not.toContain(secret);
    const tables = ['webhook_endpoints', 'webhook_messages', 'webhook_deliveries'];
    const rows = JSON.stringify(await Promise.all(tables.map((table) => api.db(table))), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
        ? Buffer.from((value as unknown as { data: number[] }).data).toString('latin1')
        : value,
    );
    expect(rows).not.toContain(secret.slice('whsec_'.length));
    expect(rows).not.toContain('job_very_private');
    expect(api.logText()).not.toContain(secret);
    expect(api.logText()).not.toContain('job_very_private');
  });

  it('tells of what was committed, of nothing that was undone, and only who has asked', async () => {
    const asked = await create({ events: ['job.canceled'] });
    const other = await create({ events: ['quota.warning'] });
    await expect(publish('job_undone', true)).rejects.toThrow('undone');
    await publish('job_done');
    await expect.poll(() => heard.length, patience).toBe(1);
    expect(verify(asked.secret, heard[0]!)).toMatchObject({ type: 'job.canceled', data: { jobId: 'job_done' } });
    expect(await listDeliveries(asked.endpoint.id)).toHaveLength(1);
    expect(await listDeliveries(other.endpoint.id)).toHaveLength(0);
  });

  it('tells how a job has ended: completed, or failed for good and charged for nothing', async () => {
    const { secret } = await create({ events: ['job.completed', 'job.failed'] });
    const createJob = async () => {
      const response = await api.call('/api/v1/jobs', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'ذهب الولد إلى المدرسة.' }),
      });
      return ((await response.json()) as { id: string }).id;
    };
    const told = () => heard.map((each) => verify(secret, each));
    const completed = await createJob();
    await expect.poll(told, patience).toEqual([
      expect.objectContaining({
        type: 'job.completed',
        data: { jobId: completed, characters: 22, durationMs: expect.any(Number) },
      }),
    ]);
    heard = [];
    api.engine.behaviour = { failBeforeBlock: 0 };
    try {
      const failing = await createJob();
      const row = () => api.db('speech_jobs').where({ id: failing });
      await expect.poll(async () => Number((await row().first())?.failures), patience).toBeGreaterThan(0);
      // An engine that is away is waited for; this is the last of the attempts.
      await row().update({ failures: 59 });
      await expect
        .poll(told, patience)
        .toEqual([
          expect.objectContaining({ type: 'job.failed', data: { jobId: failing, code: 'speech_engine_failed' } }),
        ]);
      const charged = await api.db('ledger_entries').where({ account_id: accountId });
      expect(charged.map(({ kind, characters }) => [kind, characters])).toEqual([['charge', 22]]);
    } finally {
      api.engine.behaviour = {};
    }
  });

  it('signs with the old secret, too, until its time is over', async () => {
    const old = await create();
    const id = old.endpoint.id;
    const rotated = (await (
      await call('POST', `/${id}/rotate`, { overlapSeconds: 3600 })
    ).json()) as NewWebhookEndpoint;
    expect(rotated.secret).not.toBe(old.secret);
    expect(rotated.endpoint.oldSecretUntil).not.toBeNull();
    await publish('both');
    await expect.poll(() => heard.length, patience).toBe(1);
    verify(old.secret, heard[0]!);
    verify(rotated.secret, heard[0]!);
    await api
      .db('webhook_endpoints')
      .where({ id })
      .update({ old_secret_until: new Date(Date.now() - 1) });
    await publish('new alone');
    await expect.poll(() => heard.length, patience).toBe(2);
    verify(rotated.secret, heard[1]!);
    expect(() => verify(old.secret, heard[1]!)).toThrow();
  });

  it('shows until when the old secret signs, and nothing once that is over', async () => {
    const { endpoint } = await create();
    const rotated = (await (
      await call('POST', `/${endpoint.id}/rotate`, { overlapSeconds: 60 })
    ).json()) as NewWebhookEndpoint;
    const end = rotated.endpoint.oldSecretUntil ?? '';
    const shownAt = async (time: number) => {
      const later = await startTestApi({}, { beside: api, now: () => new Date(time) });
      onTestFinished(later.close);
      const answer = await later.call('/api/v1/webhook-endpoints', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { endpoints: WebhookEndpoint[] }).endpoints.map(
        ({ oldSecretUntil }) => oldSecretUntil,
      );
    };
    expect(await shownAt(Date.parse(end) - 1)).toEqual([end]);
    expect(await shownAt(Date.parse(end))).toEqual([null]);
  });

  it('tries again after a failure, with the same id, and says what happened', async () => {
    statuses = [500];
    const { endpoint, secret } = await create();
    await publish('twice');
    await expect
      .poll(async () => (await listDeliveries(endpoint.id))[0], patience)
      .toMatchObject({
        state: 'pending',
        attempts: 1,
        lastStatus: 500,
        lastProblem: 'status',
        nextAttemptAt: expect.any(String),
      });
    expect((await find(endpoint.id))?.failingSince).not.toBeNull();
    await expect.poll(() => heard.length, patience).toBe(2);
    expect(heard[1]!.headers['webhook-id']).toBe(heard[0]!.headers['webhook-id']);
    verify(secret, heard[1]!);
    await expect.poll(async () => (await find(endpoint.id))?.failingSince, patience).toBeNull();
    await expect
      .poll(async () => (await listDeliveries(endpoint.id))[0], patience)
      .toMatchObject({
        state: 'delivered',
        attempts: 2,
      });
  });

  it('sends nothing twice when a job runs again whose process died', async () => {
    statuses = [500];
    const { endpoint } = await create();
    await publish('once more');
    await expect.poll(async () => (await listDeliveries(endpoint.id))[0]?.attempts, patience).toBe(1);
    const [{ id } = { id: '' }] = await listDeliveries(endpoint.id);
    await api
      .db('webhook_deliveries')
      .where({ id })
      .update({ next_attempt_at: new Date(Date.now() + 3_600_000) });
    const again = (): unknown =>
      api.context.webhookHandlers['webhook-deliver']?.({ deliveryId: id }, undefined as never);
    await again();
    expect(heard).toHaveLength(1);
    await api.db('webhook_deliveries').where({ id }).update({ next_attempt_at: new Date() });
    await again();
    await again();
    expect(heard).toHaveLength(2);
  });

  it('sends an event again when it is asked to', async () => {
    const { endpoint } = await create();
    await publish('again');
    await expect.poll(async () => (await listDeliveries(endpoint.id))[0]?.state, patience).toBe('delivered');
    const [first] = await listDeliveries(endpoint.id);
    expect((await call('POST', `/${endpoint.id}/deliveries/${first!.id}/replay`)).status).toBe(202);
    await expect.poll(() => heard.length, patience).toBe(2);
    expect(heard[1]!.headers['webhook-id']).toBe(heard[0]!.headers['webhook-id']);
    expect(heard[1]!.body).toBe(heard[0]!.body);
    expect(await listDeliveries(endpoint.id)).toHaveLength(2);
  });

  it('switches an endpoint off that is gone, and tells its owner', async () => {
    statuses = [410];
    const { endpoint } = await create();
    await publish('gone');
    await expect
      .poll(async () => find(endpoint.id), patience)
      .toMatchObject({ isEnabled: false, disabledBecause: 'gone' });
    expect(await listDeliveries(endpoint.id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(await api.db('mail_outbox').where({ kind: 'webhook_disabled', recipient: email })).toHaveLength(1);
    expect(await (await call('POST', `/${endpoint.id}/test`)).json()).toMatchObject({ code: 'webhook_disabled' });
    await publish('unheard');
    expect((await call('PATCH', `/${endpoint.id}`, { isEnabled: true })).status).toBe(200);
    await publish('heard');
    await expect
      .poll(() => heard.map(({ body }) => (JSON.parse(body) as { data: object }).data), patience)
      .toEqual([{ jobId: 'gone' }, { jobId: 'heard' }]);
  });

  it('switches an endpoint off at which nothing has arrived for days', async () => {
    statuses = [500, 500];
    const { endpoint } = await create();
    await publish('never');
    await expect.poll(async () => (await listDeliveries(endpoint.id))[0]?.attempts, patience).toBe(1);
    const days = new Date(Date.now() - 3.5 * dayMs);
    await api.db('webhook_endpoints').where({ id: endpoint.id }).update({ failing_since: days });
    await api.db('webhook_deliveries').where({ endpoint_id: endpoint.id }).update({ attempts: 9 });
    await expect.poll(async () => find(endpoint.id), patience).toMatchObject({ disabledBecause: 'failing' });
    expect(await api.db('mail_outbox').where({ kind: 'webhook_disabled', recipient: email })).toHaveLength(1);
  });

  it('warns of the quota once for each level', async () => {
    const { secret } = await create({ events: ['quota.warning'] });
    const { rows } = await api.db.raw<{ rows: { limit: string }[] }>(
      `INSERT INTO usage_periods (account_id, period_start, period_end, character_limit, used)
       VALUES (?, now() - interval '1 day', now() + interval '20 days', 1000, 699) RETURNING character_limit AS limit`,
      [accountId],
    );
    expect(rows).toHaveLength(1);
    const use = async (used: number): Promise<void> => {
      await api.db('usage_periods').where({ account_id: accountId, character_limit: 1000 }).update({ used });
      await api.context.webhookHandlers['webhook-quota']?.({}, undefined as never);
    };
    await use(699);
    await use(700);
    await use(750);
    await expect.poll(() => heard.length, patience).toBe(1);
    expect(verify(secret, heard[0]!)).toMatchObject({ data: { level: 70, used: 700, limit: 1000 } });
    await use(950);
    await use(1000);
    await expect.poll(() => heard.length, patience).toBe(2);
    expect(verify(secret, heard[1]!)).toMatchObject({ data: { level: 90, used: 950 } });
    await api.db('usage_periods').where({ account_id: accountId, character_limit: 1000 }).delete();
  });

  it('lets nobody see or touch the endpoints of others', async () => {
    const { endpoint } = await create();
    await publish('mine');
    await expect.poll(() => heard.length, patience).toBe(1);
    const [delivery] = await listDeliveries(endpoint.id);
    const stranger = (await newMember()).token;
    const tries = [
      ['PATCH', `/${endpoint.id}`, { isEnabled: false }],
      ['DELETE', `/${endpoint.id}`],
      ['POST', `/${endpoint.id}/rotate`, {}],
      ['POST', `/${endpoint.id}/test`],
      ['GET', `/${endpoint.id}/deliveries`],
      ['POST', `/${endpoint.id}/deliveries/${delivery!.id}/replay`],
    ] as const;
    for (const [method, path, body] of tries) {
      expect([method, path, (await call(method, path, body, stranger)).status]).toEqual([method, path, 404]);
    }
    expect(await (await call('GET', '', undefined, stranger)).json()).toEqual({ endpoints: [] });
    const mine = await create();
    expect((await call('POST', `/${mine.endpoint.id}/deliveries/${delivery!.id}/replay`)).status).toBe(404);
  });

  it('asks for a recent sign-in, a reachable address, and takes ten endpoints at most', async () => {
    for (const url of [
      'https://10.0.0.1/',
      'https://169.254.169.254/',
      'https://[fd00::1]/',
      'https://name.invalid/',
    ]) {
      const refused = await call('POST', '', { url });
      expect([url, refused.status]).toEqual([url, 422]);
      expect(await refused.json()).toMatchObject({ code: 'webhook_address_refused', param: 'url' });
    }
    for (const url of ['ftp://hooks.example/', 'nothing', '']) {
      expect((await call('POST', '', { url })).status).toBe(400);
    }
    const made = await Promise.all(Array.from({ length: 13 }, () => call('POST', '', { url: receiverUrl })));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409, 409]);
    await api
      .db('sessions')
      .where({ account_id: accountId })
      .update({ created_at: new Date(Date.now() - 3_600_000) });
    expect((await call('POST', '', { url: receiverUrl })).status).toBe(403);
  });

  it('forgets what is older than thirty days', async () => {
    const { endpoint } = await create();
    await publish('old');
    await expect.poll(() => heard.length, patience).toBe(1);
    await api
      .db('webhook_messages')
      .where({ account_id: accountId })
      .update({ created_at: new Date(Date.now() - 31 * dayMs) });
    await api.context.housekeeping.sweep();
    expect(await listDeliveries(endpoint.id)).toEqual([]);
  });
});
