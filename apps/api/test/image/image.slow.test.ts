import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import {
  type Operator,
  createOperator,
  findFreePort,
  serverPrograms,
  startServer,
  stopServer,
} from '../runbooks/operator.ts';
import { assertLedger, createCustomer } from '../runbooks/service.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const docker = join(root, 'deploy/docker');
const canIsolate = userInfo().uid === 0 && serverPrograms !== undefined;

let folder: string;
let operator: Operator;
const children: ChildProcess[] = [];

beforeAll(async () => {
  if (canIsolate) {
    folder = await makeTemporaryFolder();
    operator = await createOperator(join(folder, 'database'));
    await startServer(operator);
    // The sources as a clone has them.
    execFileSync(
      'bash',
      ['-c', 'mkdir "$1/source" && git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$1/source"', 'bash', folder],
      { cwd: root },
    );
  }
}, 300_000);
afterAll(async () => {
  if (canIsolate) {
    children.forEach((child) => child.kill('SIGKILL'));
    await stopServer(operator);
    await rm(folder, { recursive: true, force: true });
  }
});

function assemble(variant: 'complete' | 'without-gpl'): string {
  const target = join(folder, variant);
  execFileSync(join(docker, 'assemble.sh'), [join(folder, 'source'), target, variant], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return target;
}

function sizeOf(target: string): number {
  return Number(execFileSync('du', ['--summarize', '--block-size=1M', target], { encoding: 'utf8' }).split('\t')[0]);
}

async function variables(more: Readonly<Record<string, string>>): Promise<NodeJS.ProcessEnv> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://speech.example',
    DATABASE_URL: operator.variables['DATABASE_URL'],
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    RAKHIM_BILLING: 'none',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_DATA_DIR: '/var/lib/rakhim',
    RAKHIM_SPEECH_WORKERS: '1',
    NODE_COMPILE_CACHE: '/var/lib/rakhim/compiled',
    SMTP_URL: 'smtp://127.0.0.1:9?ignoreTLS=true',
    MAIL_FROM: 'Rakhim <hello@speech.example>',
    ...more,
  };
}

/** Node may lie where nobody else may look, so it is copied. */
async function start(target: string, env: NodeJS.ProcessEnv, command: readonly string[]): Promise<ChildProcess> {
  const node = join(folder, 'node');
  await cp(process.execPath, node);
  await cp(node, join(target, 'node'));
  const child = spawn(join(docker, 'try.sh'), [target, './node', ...command], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function read(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, text };
}

describe.skipIf(!canIsolate)('the folder of the image', () => {
  it('migrates, starts and speaks on a read-only file system, without root and without capabilities', async () => {
    const target = assemble('complete');
    process.stdout.write(`complete: ${sizeOf(target)} MiB without Node\n`);
    const env = await variables({});
    const migrated = await read(
      await start(target, env, ['--conditions=@rakhim/source', 'apps/api/src/cli/migrate.ts']),
    );
    expect(migrated).toMatchObject({ code: 0, text: expect.stringContaining('The database is at this version') });

    const child = await start(target, env, ['scripts/serve.mjs']);
    const url = `http://127.0.0.1:${env['PORT'] ?? ''}`;
    const api = { url, call: (path: string, init?: RequestInit) => fetch(url + path, init) } as ApiProcess;
    await expect
      .poll(
        () =>
          api.call('/readyz').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    const key = await createCustomer(api, operator);
    const answer = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, accept: 'audio/mpeg' },
      body: JSON.stringify({ text: 'مرحبًا بكم في رخيم.' }),
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    expect((await api.call('/en')).status).toBe(200);
    const status = execFileSync(
      'bash',
      ['-c', 'for pid in $(pgrep -u 10001); do grep -E "^(Uid|CapEff)" /proc/$pid/status; done'],
      { encoding: 'utf8' },
    );
    expect(new Set(status.match(/CapEff:\s+(\w+)/g))).toEqual(new Set(['CapEff:\t0000000000000000']));
    child.kill('SIGTERM');
    await once(child, 'exit');
    await assertLedger(operator);
  });

  it('without what is under the GPL says what it lacks, and starts with another engine', async () => {
    const target = assemble('without-gpl');
    process.stdout.write(`without-gpl: ${sizeOf(target)} MiB without Node\n`);
    const licences = execFileSync(
      'bash',
      [
        '-c',
        `find "$1" -name package.json -not -path '*/test/*' -exec grep -lE '"license": *"[^"]*GPL' {} +  || true`,
        'bash',
        target,
      ],
      { encoding: 'utf8' },
    );
    expect(licences).toBe('');
    const refused = await read(await start(target, await variables({}), ['scripts/serve.mjs']));
    expect(refused).toMatchObject({
      code: 1,
      text: expect.stringContaining('RAKHIM_SPEECH_ENGINE: this copy has no voices'),
    });

    const env = await variables({ RAKHIM_SPEECH_ENGINE: 'openai', OPENAI_API_KEY: 'sk-none' });
    const child = await start(target, env, ['scripts/serve.mjs']);
    const url = `http://127.0.0.1:${env['PORT'] ?? ''}`;
    await expect
      .poll(
        () =>
          fetch(`${url}/livez`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
