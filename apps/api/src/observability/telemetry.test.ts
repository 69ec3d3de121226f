import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly events?: readonly { readonly name: string }[];
}

interface LogRecord {
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

interface Export {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
  readonly resourceLogs?: readonly { readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[] }[];
}

/** A collector that understands OTLP as JSON, and an engine that notes which trace it was called in. */
const received: string[] = [];
const traceparents: string[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    received.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const engine = createServer((request, response) => {
  traceparents.push(String(request.headers['traceparent']));
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.alloc(48_000));
  });
});

async function listen(server: typeof collector): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let database: TestDatabase;
let api: ApiProcess;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: database.url,
    RAKHIM_DATA_DIR: await makeTemporaryFolder(),
    RAKHIM_BILLING: 'none',
    RAKHIM_SPEECH_ENGINE: await listen(engine),
    OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector),
  };
  api = await startApiProcess(env);
  const { access_token: token } = await signInPerson(api, await registerPerson({ ...api, db: database.db }));
  key = ((await (await post(api, '/api/v1/api-keys', { name: 'Traced' }, token)).json()) as { key: string }).key;
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  engine.closeAllConnections();
  engine.close();
  await database.drop();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const secretText = 'جملة لا يراها أحد';

describe('a collector', () => {
  it('is told of a request within the trace of its caller, down to the engine, and of no text', async () => {
    const answer = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': key,
        accept: 'audio/mpeg',
        traceparent: `00-${traceId}-${parentId}-01`,
      },
      body: JSON.stringify({ text: secretText, styleInstruction: 'سر آخر' }),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    // What is left is sent when the process ends.
    await api.stop();

    const exports = received.map((text) => JSON.parse(text) as Export);
    const spans = exports
      .flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      .flatMap(({ spans: some }) => some)
      .filter((span) => span.traceId === traceId);
    const server = spans.find(({ name }) => name === 'POST /api/v1/synthesize');
    const speak = spans.find(({ name }) => name === 'speak');
    expect(server).toMatchObject({ parentSpanId: parentId });
    expect(speak).toMatchObject({ parentSpanId: server?.spanId, events: [{ name: 'first sound' }] });
    expect(traceparents).toEqual([`00-${traceId}-${speak?.spanId ?? ''}-01`]);

    const records = exports
      .flatMap(({ resourceLogs = [] }) => resourceLogs.flatMap(({ scopeLogs }) => scopeLogs))
      .flatMap(({ logRecords }) => logRecords);
    const traced = records.filter(({ attributes }) =>
      attributes.some(({ key: name, value }) => name === 'trace_id' && value.stringValue === traceId),
    );
    expect(traced.length).toBeGreaterThan(0);

    const everything = received.join('\n');
    for (const secret of [secretText, 'سر آخر', key, 'زيتون']) {
      expect(everything).not.toContain(secret);
    }
  });
});
