import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ErrorBody, routes } from '@rakhim/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let subscriber: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
  subscriber = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': subscriber.apiKey, ...headers },
    body,
  });
}

/** Sends bytes as they are and returns the status line that comes back, or `closed`. */
function sendRaw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(api.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(answer.split('\r\n')[0] || 'closed');
    });
  });
}

describe('hostile bodies', () => {
  it.each([
    ['UTF-16', new Uint8Array(Buffer.from('{"text":"a"}', 'utf16le')), {}],
    ['an encoding nobody knows', '{"text":"a"}', { 'content-encoding': 'rot13' }],
    ['gzip that is not', 'not gzip', { 'content-encoding': 'gzip' }],
    ['duplicate keys of another type', '{"text":"a","text":{"b":1}}', {}],
    ['ten thousand keys', `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`, {}],
    ['constructor tricks', '{"text":"a","constructor":{"prototype":{"plan":"pro"}}}', {}],
  ])('%s is a clear 4xx', async (_name, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(ErrorBody.parse(await response.json()).requestId).toBe(response.headers.get('x-request-id'));
  });

  it('a byte order mark before JSON is passed over', async () => {
    expect((await post('\ufeff{"text":"a"}')).status).toBe(200);
  });

  it('a bomb of compressed blanks is refused by its real size', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' ')));
    const response = await post(bomb, { 'content-encoding': 'gzip' });
    expect(response.status).toBe(413);
  });

  it('nothing is left on the prototype of objects', () => {
    expect(({} as { plan?: string }).plan).toBeUndefined();
  });
});

describe('hostile requests', () => {
  it.each([
    [
      'two lengths',
      'POST /api/v1/synthesize HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    ],
    [
      'a length and chunks',
      'POST /api/v1/synthesize HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET /livez HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\nTransfer-Encoding : chunked\r\n\r\n'],
    ['a chunk size that is not one', 'POST /livez HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
    ['headers without end', `GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['no host', 'GET /livez HTTP/1.1\r\n\r\n'],
  ])('%s is refused and the connection closed', async (_name, bytes) => {
    expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 4\d\d|^closed$/);
  });

  it('a key that is sent twice is not a key', async () => {
    const response = await post('{"text":"a"}', { 'x-api-key': `${subscriber.apiKey}, ${subscriber.apiKey}` });
    expect(response.status).toBe(401);
  });

  it.each([
    '/api/v1/../../etc/passwd',
    '/api/v1/voices/',
    '//api/v1/voices',
    '/api/v1/%2e%2e',
    '/API/V1/VOICES',
    '/api/v1/voices;x=1',
    '/%',
    '/\u0000',
  ])('the address %s is answered without a fault', async (path) => {
    const status = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(status).toMatch(/^HTTP\/1\.1 (200|4\d\d)/);
  });
});

describe('any input at all', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));
  const fields = fc.record(
    {
      text: anything,
      voice: anything,
      dialect: anything,
      styleInstruction: anything,
      format: anything,
      extra: anything,
    },
    { requiredKeys: [] },
  );
  const plausible = fc.record(
    {
      text: fc.string({ unit: 'binary', minLength: 1 }),
      voice: fc.constantFrom('male1', 'female8', 'male9'),
      dialect: fc.constantFrom('msa', 'qatar', 'latin'),
      styleInstruction: fc.string({ unit: 'grapheme' }),
    },
    { requiredKeys: ['text'] },
  );

  it('is answered with sound or a clear refusal, never with a fault, always as the contract says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fields, plausible), async (body) => {
        const response = await post(JSON.stringify(body));
        const answer: unknown = await response.json();
        if (response.status === 200) {
          routes.createSpeech.response.parse(answer);
        } else {
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
          ErrorBody.parse(answer);
        }
      }),
      { numRuns: 300 },
    );
  });
});
