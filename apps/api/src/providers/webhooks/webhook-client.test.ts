import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createWebhookClient } from './webhook-client.ts';

async function startReceiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const heard: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ request, body });
      answer(response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { heard, port, url: `http://127.0.0.1:${port}/hook` };
}

const local = { allowsLocal: true };
const ok = (response: ServerResponse): void => void response.writeHead(204).end();

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'not an address',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '185.199.108.153', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('refuses every address of IPv4 that is wrapped in one of IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::'), (address, wrapping) => {
        expect(isPublicAddress(wrapping + address)).toBe(false);
      }),
    );
  });
});

describe('the webhook client', () => {
  it.each([
    'http://hooks.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://127.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:password@hooks.example/',
    'https://localhost/',
  ])('sends nothing to %s', async (url) => {
    const client = createWebhookClient({ allowsLocal: false });
    expect(await client.isAllowed(url)).toBe(false);
    expect(await client.post(url, {}, '{}')).toMatchObject({ problem: 'address_refused' });
  });

  it('sends nothing where one of several addresses is private', async () => {
    const client = createWebhookClient({ allowsLocal: false, resolve: async () => ['8.8.8.8', '10.0.0.1'] });
    expect(await client.post('https://hooks.example/', {}, '{}')).toMatchObject({ problem: 'address_refused' });
  });

  it('connects to the address that was checked, and never asks what a name means now', async () => {
    const receiver = await startReceiver(ok);
    const asked: string[] = [];
    const rebinding = createWebhookClient({
      ...local,
      resolve: async (name) => {
        asked.push(name);
        // A name that leads to the receiver once, and to another host of this machine from then on.
        return [asked.length === 1 ? '127.0.0.1' : '127.0.0.2'];
      },
    });
    const url = `http://rebind.example:${receiver.port}/hook`;
    expect(await rebinding.post(url, {}, '{}')).toMatchObject({ status: 204 });
    expect(asked).toEqual(['rebind.example']);
    expect(receiver.heard[0]?.request.headers.host).toBe(`rebind.example:${receiver.port}`);
    expect(await rebinding.post(url, {}, '{}')).toMatchObject({ problem: 'connection' });
    expect(receiver.heard).toHaveLength(1);
  });

  it('is not led to this machine by a name that was public when it was checked before', async () => {
    const receiver = await startReceiver(ok);
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const client = createWebhookClient({ allowsLocal: false, resolve: async () => answers.shift() ?? [] });
    const url = `https://rebind.example:${receiver.port}/hook`;
    expect(await client.isAllowed(url)).toBe(true);
    expect(await client.post(url, {}, '{}')).toMatchObject({ problem: 'address_refused' });
    expect(receiver.heard).toHaveLength(0);
  });

  it('follows no redirect', async () => {
    const receiver = await startReceiver((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    const client = createWebhookClient(local);
    expect(await client.post(receiver.url, {}, '{}')).toMatchObject({ status: 302, problem: 'status' });
    expect(receiver.heard).toHaveLength(1);
  });

  it('gives up an endpoint that does not answer, or whose name is never found', async () => {
    const receiver = await startReceiver(() => undefined);
    const client = createWebhookClient({ ...local, timeoutMs: 200 });
    expect(await client.post(receiver.url, {}, '{}')).toMatchObject({ problem: 'timeout' });
    const lost = createWebhookClient({ ...local, timeoutMs: 200, resolve: () => new Promise(() => undefined) });
    expect(await lost.post('https://lost.example/', {}, '{}')).toMatchObject({ problem: 'timeout' });
  });

  it('reads no more of an answer than it must', async () => {
    let written = 0;
    const receiver = await startReceiver((response) => {
      response.writeHead(200);
      const write = (): void => {
        while (!response.destroyed && written < 200_000_000 && response.write(Buffer.alloc(65_536))) {
          written += 65_536;
        }
      };
      response.on('drain', write);
      write();
    });
    expect(await createWebhookClient(local).post(receiver.url, {}, '{}')).toMatchObject({ status: 200 });
    expect(written).toBeLessThan(50_000_000);
  });
});
