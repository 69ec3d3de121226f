import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createAccountService } from '../src/main/account/account-service.ts';
import { createDeviceSignIn, type SignInEnd } from '../src/main/account/device-sign-in.ts';
import { createFolderWatch } from '../src/main/files/watch-folder.ts';
import { createMemoryStore } from '../src/main/secrets/memory-store.ts';
import { testKey } from './driver/api-server.ts';

interface Asked {
  readonly path: string;
  readonly body: URLSearchParams;
  readonly key: string | undefined;
}

let server: Server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(
  answer: (asked: Asked, origin: string) => readonly [status: number, body: object, headers?: Record<string, string>],
): Promise<string> {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => (text += String(data)));
    request.on('end', () => {
      const { port } = server.address() as AddressInfo;
      const key = request.headers['x-api-key'] ?? request.headers.authorization;
      const [status, body, headers] = answer(
        { path: request.url ?? '', body: new URLSearchParams(text), key: key === undefined ? undefined : String(key) },
        `http://127.0.0.1:${port}`,
      );
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function createSignIn() {
  const ends: SignInEnd[] = [];
  const keys: string[] = [];
  const waits: number[] = [];
  const signIn = createDeviceSignIn({
    deviceName: 'test',
    saveKey: async (key) => keys.push(key),
    onEnd: (end) => ends.push(end),
    async sleep(ms, signal) {
      waits.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal.throwIfAborted();
    },
  });
  return { signIn, ends, keys, waits };
}

const codes = (origin: string) => ({
  device_code: 'device',
  user_code: 'WDJB-MJHT',
  verification_uri: `${origin}/device`,
  verification_uri_complete: `${origin}/device?code=WDJB-MJHT`,
  expires_in: 600,
  interval: 5,
});

describe('signing in with a browser', () => {
  it('waits as long as it is told to, and saves the key', async () => {
    const answers = ['authorization_pending', 'slow_down', 'authorization_pending'];
    const origin = await serve(({ path, body }, self) => {
      if (path === '/oauth/device/code') {
        return [200, codes(self)];
      }
      expect(Object.fromEntries(body)).toEqual({
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: 'device',
        client_id: 'rakhim-desktop',
      });
      const error = answers.shift();
      return error
        ? [400, { error }]
        : [200, { access_token: testKey, token_type: 'Bearer', scope: 'speech usage history', key_name: 'Desktop' }];
    });
    const { signIn, ends, keys, waits } = createSignIn();
    expect(await signIn.start(origin)).toEqual({
      userCode: 'WDJB-MJHT',
      address: `${origin}/device?code=WDJB-MJHT`,
      expiresInSeconds: 600,
    });
    await expect.poll(() => ends).toEqual(['signed_in']);
    expect(keys).toEqual([testKey]);
    expect(waits).toEqual([5000, 5000, 10_000, 10_000]);
  });

  it.each([
    ['access_denied', 'denied'],
    ['expired_token', 'expired'],
  ])('ends when the server says %s', async (error, end) => {
    const origin = await serve(({ path }, self) =>
      path === '/oauth/device/code' ? [200, codes(self)] : [400, { error }],
    );
    const { signIn, ends, keys } = createSignIn();
    await signIn.start(origin);
    await expect.poll(() => ends).toEqual([end]);
    expect(keys).toEqual([]);
  });

  it('opens no page of another host', async () => {
    const origin = await serve(() => [200, codes('https://outside.example')]);
    await expect(createSignIn().signIn.start(origin)).rejects.toMatchObject({ code: 'internal_error' });
  });

  it('can be cancelled', async () => {
    const origin = await serve(({ path }, self) =>
      path === '/oauth/device/code' ? [200, codes(self)] : [400, { error: 'authorization_pending' }],
    );
    const { signIn, ends, keys } = createSignIn();
    await signIn.start(origin);
    signIn.cancel();
    expect(ends).toEqual(['cancelled']);
    expect(keys).toEqual([]);
  });
});

describe('the account', () => {
  function createAccount(first: string) {
    let chosen = first;
    const store = createMemoryStore();
    return createAccountService({
      openStore: async () => ({ store, reason: 'no_service' }),
      readServer: () => chosen,
      writeServer: (next) => (chosen = next),
      userAgent: 'test',
      language: () => 'en',
      onChange: () => {},
    });
  }

  it('takes what looks like a key, and shows its end', async () => {
    const account = createAccount('https://a.example');
    await expect(account.save('sk-something')).rejects.toMatchObject({ code: 'key_malformed' });
    expect(await account.save(` ${testKey}\n`)).toEqual({
      server: 'https://a.example',
      isPresent: true,
      last4: testKey.slice(-4),
      place: 'memory',
      reason: 'no_service',
    });
    expect(await account.chooseServer('https://b.example')).toMatchObject({ isPresent: false });
    await expect(account.client()).rejects.toMatchObject({ code: 'no_key' });
  });

  it('reports a refused key, or a server that does not answer', async () => {
    const origin = await serve(() => [
      401,
      { error: 'no', type: 'authentication_error', code: 'invalid_api_key', requestId: 'r' },
    ]);
    const account = createAccount(origin);
    await account.save(testKey);
    await expect(account.check()).rejects.toMatchObject({ code: 'key_rejected' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(account.check()).rejects.toMatchObject({ code: 'offline' });
  });

  it('sends the key nowhere else, whatever the server says', async () => {
    const keys: string[] = [];
    const elsewhere = createServer((request, response) => {
      keys.push(String(request.headers.authorization ?? request.headers['x-api-key']));
      response.end('{}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/api/v1/usage`;
    const account = createAccount(await serve(() => [307, {}, { location }]));
    await account.save(testKey);
    await expect(account.check()).rejects.toMatchObject({ code: 'offline' });
    expect(keys).toEqual([]);
    elsewhere.close();
  });
});

describe('a watched folder', () => {
  it('reports each new complete document once, and ignores earlier ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rakhim-watch-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'old.txt'), 'old');
    const found: string[] = [];
    const watch = createFolderWatch({
      onDocument: async (path) => void found.push(path),
      onError: () => {},
      waitMs: 30,
    });
    await watch.start(folder);
    await mkdir(join(folder, 'below'));
    await writeFile(join(folder, 'below', 'new.txt'), 'new');
    await writeFile(join(folder, 'picture.png'), 'not a text');
    await expect.poll(() => found).toEqual([join(folder, 'below', 'new.txt')]);
    await writeFile(join(folder, 'old.txt'), 'changed and longer');
    await expect.poll(() => found).toEqual([join(folder, 'below', 'new.txt'), join(folder, 'old.txt')]);
    watch.stop();
    expect(watch.folder()).toBeUndefined();
  });
});
