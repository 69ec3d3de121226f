import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from './database/transaction.ts';
import { compileCache } from '@rakhim/tooling/compile-cache';
import { buildSubscriber } from './testing/factories.ts';
import { type NetworkHosts, canMakeHosts, createNetworkHosts } from './testing/network-hosts.ts';
import type { StubEngine } from './testing/stub-engine.ts';
import { type TestApi, startTestApi } from './testing/test-api.ts';
import { makeTemporaryFolder } from './testing/temporary-folder.ts';

const port = 3000;
const secret = 'a secret of the fleet, with 32 characters and more'.replaceAll(' ', '-');
const patience = { timeout: 180_000, interval: 250 };
/** Given out to networks of the internet, and here to one host of ours. */
const publicAddress = '45.77.0.41';
const storeProgram = `
  const S3rver = require('@20minutes/s3rver');
  new S3rver({ address: '0.0.0.0', port: 9000, directory: process.argv[1], silent: true, allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'sounds' }] }).run().then(() => console.log('listening'));`;
const receiverProgram = `
  require('node:http').createServer((request, response) => {
    let body = '';
    request.on('data', (block) => { body += block; });
    request.on('end', () => { console.log(JSON.stringify({ body, headers: request.headers })); response.writeHead(204).end(); });
  }).listen(8080, '0.0.0.0', () => console.log('listening'));`;

interface Fleet {
  readonly origin: string;
  readonly apis: readonly { readonly url: string; readonly child: ChildProcess }[];
  readonly received: readonly string[];
}

describe.runIf(canMakeHosts()).each([2, 4])('%i processes of the API on hosts of their own', (count) => {
  let home: TestApi<StubEngine>;
  let hosts: NetworkHosts;
  let fleet: Fleet;
  let folder: string;
  let apiKey: string;
  let accountId: string;
  const stops: (() => unknown)[] = [];

  beforeAll(async () => {
    home = await startTestApi();
    folder = await makeTemporaryFolder();
    hosts = createNetworkHosts(['10.77.0.1/24', '45.77.0.1/24']);
    fleet = await startFleet(count);
    ({ apiKey, accountId } = await buildSubscriber(home.context));
  }, 600_000);
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await hosts.close();
    await home.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function startFleet(apiCount: number): Promise<Fleet> {
    const received: string[] = [];
    const receiver = hosts.add('hook', publicAddress).spawn(process.execPath, ['-e', receiverProgram], {});
    receiver.stdout?.on('data', (text: Buffer) => received.push(...text.toString().trim().split('\n')));
    const apiFolder = fileURLToPath(new URL('..', import.meta.url));
    const store = hosts.add('store', '10.77.0.31');
    store.spawn(process.execPath, ['-e', storeProgram, folder], { NODE_PATH: join(apiFolder, 'node_modules') });
    const databasePort = await forward(hosts.gateway, new URL(home.databaseUrl));
    const databaseUrl = new URL(home.databaseUrl);
    databaseUrl.hostname = hosts.gateway;
    databaseUrl.port = String(databasePort);
    const shared = {
      ...compileCache,
      NODE_ENV: 'test',
      HOST: '0.0.0.0',
      PORT: String(port),
      RAKHIM_LOG_LEVEL: 'warn',
      RAKHIM_ENGINE_SECRET: secret,
    };
    const run = ['--conditions=@rakhim/source', join(apiFolder, 'src/main.ts')];
    hosts.add('engine', '10.77.0.21').spawn(process.execPath, run, {
      ...shared,
      RAKHIM_ROLE: 'engine',
      RAKHIM_SPEECH_ENGINE: 'classic',
      RAKHIM_SPEECH_WORKERS: '1',
      RAKHIM_DATA_DIR: join(folder, 'engine'),
    });
    const apis = Array.from({ length: apiCount }, (_value, index) => {
      const host = hosts.add(`api${index + 1}`, `10.77.0.${101 + index}`);
      const child = host.spawn(process.execPath, run, {
        ...shared,
        DATABASE_URL: databaseUrl.href,
        PUBLIC_ORIGIN: 'http://rakhim.test',
        RAKHIM_DATA_DIR: join(folder, `api${index}`),
        RAKHIM_SECRET_KEY: home.masterSecret.current.toString('base64'),
        RAKHIM_ENGINE_URL: `http://10.77.0.21:${port}?unencrypted=allowed`,
        RAKHIM_BLOBS: 's3://sounds?endpoint=http://10.77.0.31:9000',
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
        RAKHIM_WEBHOOKS_LOCAL: 'allowed',
        SMTP_URL: 'smtp://127.0.0.1:1',
        RAKHIM_BILLING: 'none',
      });
      child.stdout?.resume();
      return { url: `http://${host.address}:${port}`, child };
    });
    const origin = await startNginx(apis.map(({ url }) => new URL(url).host));
    for (const { url } of apis) {
      const isReady = async (): Promise<void> => expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await vi.waitFor(isReady, { timeout: 500_000, interval: 500 });
    }
    return { origin, apis, received };
  }

  /** Lets hosts reach the database, which listens for this machine alone. */
  async function forward(address: string, database: URL): Promise<number> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      const upstream = connect({ host: database.hostname, port: Number(database.port) });
      for (const end of [socket, upstream]) {
        sockets.add(end);
        end.on('error', () => undefined).on('close', () => sockets.delete(end));
      }
      socket.pipe(upstream).pipe(socket);
    });
    server.listen(0, address);
    await once(server, 'listening');
    stops.push(() => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    });
    return (server.address() as { port: number }).port;
  }

  async function startNginx(upstreams: readonly string[]): Promise<string> {
    const file = join(folder, 'nginx.conf');
    const servers = upstreams.map((upstream) => `server ${upstream} max_fails=1 fail_timeout=5s;`).join(' ');
    await writeFile(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
       http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
         uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
         upstream api { ${servers} }
         server { listen 127.0.0.1:8077; location / { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection '';
           proxy_buffering off; proxy_request_buffering off; proxy_next_upstream error timeout non_idempotent; } } }`,
    );
    const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    stops.push(() => nginx.kill());
    return 'http://127.0.0.1:8077';
  }

  function speak(base: string, text: string, accept = 'audio/mpeg'): Promise<Response> {
    return fetch(`${base}/api/v1/synthesize`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', accept },
      body: JSON.stringify({ text }),
    });
  }

  it('says the same text alike on every host, and charges it once', { timeout: 300_000 }, async () => {
    const sounds: Buffer[] = [];
    for (const { url } of fleet.apis) {
      const answer = await speak(url, 'السلام عليكم ورحمة الله');
      expect(answer.status).toBe(200);
      sounds.push(Buffer.from(await answer.arrayBuffer()));
    }
    expect(sounds.every((sound) => sound.length > 1_000 && sound.equals(sounds[0]!))).toBe(true);
    const charged = await home.db('ledger_entries').where({ account_id: accountId, kind: 'charge' });
    expect(charged).toHaveLength(1);
  });

  it('shows a sound on hosts that have not spoken it, from the shared store', { timeout: 300_000 }, async () => {
    const [first] = fleet.apis;
    const answer = (await (await speak(first!.url, 'صباح الخير', 'application/json')).json()) as { requestId: string };
    for (const { url } of fleet.apis) {
      const load = () =>
        fetch(`${url}/api/v1/history/${answer.requestId}/audio`, {
          headers: { 'x-api-key': apiKey, range: 'bytes=0-99' },
        });
      await expect.poll(async () => (await load()).status, patience).toBe(206);
    }
  });

  it('streams through the proxy, whichever host answers', { timeout: 300_000 }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_value, index) => {
        const answer = await speak(fleet.origin, `الجملة رقم ${index}`);
        return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
      }),
    );
    expect(answers.filter(({ status, bytes }) => status !== 200 || bytes < 1_000)).toEqual([]);
  });

  it('tells of an event on the host that did not see it', { timeout: 300_000 }, async () => {
    const [listening, speaking] = fleet.apis;
    const stop = new AbortController();
    const stream = await fetch(`${listening!.url}/api/v1/events`, {
      headers: { 'x-api-key': apiKey },
      signal: stop.signal,
    });
    let heard = '';
    const reading = (async () => {
      for await (const block of stream.body ?? []) {
        heard += Buffer.from(block).toString();
      }
    })().catch(() => undefined);
    await expect.poll(() => heard, patience).toContain('event: usage');
    const before = heard.length;
    await (await speak(speaking!.url, 'خبر من جهاز آخر')).arrayBuffer();
    await expect.poll(() => heard.slice(before), patience).toContain('event: usage');
    stop.abort();
    await reading;
  });

  it('sends each event to a webhook, signed, from whichever host', { timeout: 300_000 }, async () => {
    const url = `http://${publicAddress}:8080/hook`;
    await home.db('webhook_endpoints').where({ account_id: accountId }).delete();
    const { endpoint, secret: signing } = await makeEndpoint(url);
    const before = fleet.received.length;
    for (let index = 0; index < 20; index += 1) {
      await inTransaction(home.db, (tx) =>
        home.context.webhookOutbox.publish(tx, { accountId, type: 'job.canceled', data: { jobId: `job_${index}` } }),
      );
    }
    await expect
      .poll(async () => home.db('webhook_deliveries').where({ endpoint_id: endpoint, state: 'delivered' }), patience)
      .toHaveLength(20);
    const messages = fleet.received
      .slice(before)
      .map((line) => JSON.parse(line) as { body: string; headers: Record<string, string> });
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    for (const { body, headers } of messages) {
      expect(new Webhook(signing).verify(body, headers)).toMatchObject({ type: 'job.canceled' });
    }
  });

  /** The home process may send nowhere but to the internet, so it is told of the endpoint as a host would have it. */
  async function makeEndpoint(url: string): Promise<{ endpoint: string; secret: string }> {
    const made = await home.context.webhooks.create(accountId, { url: 'https://8.8.8.8/' }, 'en');
    await home.db('webhook_endpoints').where({ id: made.endpoint.id }).update({ url });
    return { endpoint: made.endpoint.id, secret: made.secret };
  }

  it('goes on when a host dies', { timeout: 300_000 }, async () => {
    const last = fleet.apis.at(-1);
    last?.child.kill('SIGKILL');
    await expect.poll(() => fetch(`${last?.url}/livez`).then(String, () => 'gone'), patience).toBe('gone');
    for (let index = 0; index < 2 * count; index += 1) {
      const answer = await speak(fleet.origin, `بعد الانقطاع ${index}`);
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
    }
    await home.assertAtRest();
  });
});
