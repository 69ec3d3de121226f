import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@rakhim/contract';
import { serviceCallHeader } from '@rakhim/contract/desktop';
import { afterEach, describe, expect, it } from 'vitest';
import { pageRoutes } from '../src/main/service/page-routes.ts';
import { createServiceGateway, type ServiceGateway } from '../src/main/service/service-gateway.ts';
import { testKey } from './driver/api-server.ts';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let asked: Asked[] = [];
afterEach(() => {
  asked = [];
  server?.closeAllConnections();
  server?.close();
});

/** Opens a service behind a gateway and records the requests that reach it. */
async function open(
  answer: RequestListener,
  options: { hasKey?: boolean; silenceMs?: number } = {},
): Promise<ServiceGateway> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createServiceGateway({
    readCredentials: async () => (options.hasKey === false ? undefined : { server: origin, key: testKey }),
    userAgent: 'rakhim-desktop/test',
    ...(options.silenceMs !== undefined && { silenceMs: options.silenceMs }),
  });
}

const answerJson: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-request-id': 'r1' }).end('{}');

function ask(
  { pass, answer }: ServiceGateway,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return answer(
    new Request(`app://bundle${path}`, {
      method,
      headers: { authorization: `Bearer ${pass}`, ...type, ...headers },
      ...(body !== undefined && { body }),
    }),
  );
}

const text = JSON.stringify({ text: 'مرحبًا' });

describe('the way of the screens to the service', () => {
  it('leads only to what a key may be used for', () => {
    const open = pageRoutes.filter(
      ({ audience, scope }) => (audience !== 'account' && audience !== 'visitor') || scope === undefined,
    );
    expect(open).toEqual([]);
  });

  it('puts the key in the place of the pass, and passes on nothing that it does not know', async () => {
    const gateway = await open(answerJson);
    const response = await ask(gateway, '/api/v1/text/preview', {
      method: 'POST',
      body: text,
      headers: {
        'accept-language': 'ar',
        'x-api-key': 'other',
        'x-forwarded-for': '10.0.0.1',
        'idempotency-key': 'once',
        'user-agent': 'page',
      },
    });
    expect(response.status).toBe(200);
    const [{ headers, body, url }] = asked as [Asked];
    expect({ url, body }).toEqual({ url: '/api/v1/text/preview', body: text });
    expect(headers).toMatchObject({
      authorization: `Bearer ${testKey}`,
      'user-agent': 'rakhim-desktop/test',
      'accept-language': 'ar',
      'idempotency-key': 'once',
    });
    expect(headers).not.toHaveProperty('x-api-key');
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect([...response.headers.keys()]).not.toContain('set-cookie');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['', 'Bearer ', `Bearer ${testKey}`, 'Bearer 00000000-0000-4000-8000-000000000000'])(
    'is closed to a request with “%s”',
    async (authorization) => {
      const gateway = await open(answerJson);
      const response = await ask(gateway, '/api/v1/usage', { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['GET', '/api/v1/keys'],
    ['POST', '/api/v1/portal'],
    ['GET', '/api/v1/me'],
    ['DELETE', '/api/v1/history'],
    ['POST', '/api/v1/usage'],
    ['GET', '/api/v1/usage/'],
    ['GET', '/api/v1/usage?more=1'],
    ['GET', '/api/v1/history?limit=1&limit=2'],
    ['GET', '/api/v1/history/%2e%2e%2fkeys/audio'],
    ['GET', '/api/v1/history/a%2fb/audio'],
    ['GET', '/api/v1/history/../me'],
    ['GET', '/api/v2/usage'],
  ])('does not lead to %s %s', async (method, path) => {
    const gateway = await open(answerJson);
    expect((await ask(gateway, path, { method })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['what the route does not take', JSON.stringify({ text: 'x', server: 'https://outside.invalid' }), 400],
    ['more than the service would read', JSON.stringify({ text: 'x'.repeat(limits.bodyBytesMax) }), 413],
  ])('does not send %s', async (_name, body, status) => {
    const gateway = await open(answerJson);
    expect((await ask(gateway, '/api/v1/text/preview', { method: 'POST', body })).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it('says that there is no key without asking anybody', async () => {
    const gateway = await open(answerJson, { hasKey: false });
    const response = await ask(gateway, '/api/v1/usage');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'missing_credentials']);
    expect(asked).toEqual([]);
  });

  it('follows no redirect', async () => {
    const gateway = await open((request, response) =>
      request.url === '/stolen' ? response.end() : response.writeHead(302, { location: '/stolen' }).end(),
    );
    expect((await ask(gateway, '/api/v1/usage')).type).toBe('error');
    expect(asked.map(({ url }) => url)).toEqual(['/api/v1/usage']);
  });

  it.each(['text/html', 'text/javascript', 'image/svg+xml', undefined])(
    'hands the page nothing of the kind %s',
    async (mediaType) => {
      const gateway = await open((_request, response) =>
        response.writeHead(200, mediaType === undefined ? {} : { 'content-type': mediaType }).end('<script>'),
      );
      const response = await ask(gateway, '/api/v1/usage');
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain('<script>');
    },
  );

  it('hands on what the service refuses', async () => {
    const gateway = await open((_request, response) =>
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"code":"insufficient_scope"}'),
    );
    const response = await ask(gateway, '/api/v1/history?limit=10');
    expect([response.status, await response.text()]).toEqual([403, '{"code":"insufficient_scope"}']);
  });

  it('hands on what comes while it comes, and hangs up when the page does', async () => {
    const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<void>();
    const gateway = await open((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"type":"start"}\n\n');
      response.on('close', hangUp);
    });
    const response = await ask(gateway, '/api/v1/synthesize/with-timestamps', {
      method: 'POST',
      body: text,
      headers: { accept: 'text/event-stream' },
    });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('start');
    await reader.cancel();
    await hungUp;
  });

  it('aborts a call that the page cancels before its answer', async () => {
    const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<void>();
    const { promise: came, resolve: come } = Promise.withResolvers<void>();
    const gateway = await open((_request, response) => {
      response.on('close', hangUp);
      come();
    });
    const call = crypto.randomUUID();
    const response = ask(gateway, '/api/v1/usage', { headers: { [serviceCallHeader]: call } });
    await came;
    gateway.leave(call);
    await hungUp;
    expect((await response).type).toBe('error');
  });

  it('sends no request for a call that was cancelled before it arrived', async () => {
    const gateway = await open(answerJson);
    const call = crypto.randomUUID();
    gateway.leave(call);
    for (const time of ['first', 'again']) {
      expect((await ask(gateway, '/api/v1/usage', { headers: { [serviceCallHeader]: call } })).type, time).toBe(
        'error',
      );
    }
    expect(asked).toEqual([]);
  });

  it('does not wait for a service that says nothing', async () => {
    const gateway = await open(
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      { silenceMs: 2_500 },
    );
    const response = await ask(gateway, '/api/v1/usage');
    await expect(response.text()).rejects.toThrow();
    server.closeAllConnections();
    server.close();
    const silent = await open(() => {}, { silenceMs: 30 });
    expect((await ask(silent, '/api/v1/usage')).type).toBe('error');
  });
});
