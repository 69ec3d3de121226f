import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { readCodeBlocks } from './code-blocks.ts';
import { hasPython, runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '../../../..');
const secret = `whsec_${Buffer.alloc(24, 'رخيم').toString('base64')}`;
const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: { endpointId: 'e' } });
const isPythonHere = await hasPython();
let folder: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  await symlink(join(root, 'apps/api/node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function codeOf(language: string, guide: string): Promise<string> {
  const blocks = readCodeBlocks(await readFile(join(root, `docs/guides/${guide}/webhooks.md`), 'utf8'));
  return blocks.find((block) => block.language === language)?.code ?? '';
}

function headersOf(key = secret, at = new Date()): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,bm90aGluZw== ${new Webhook(key).sign('msg_1', at, body)}`,
  };
}

const other = `whsec_${Buffer.alloc(24, 'x').toString('base64')}`;
const longAgo = new Date(Date.now() - 3_600_000);
const cases = [
  ['what we have signed', headersOf(), true],
  ['what another has signed', headersOf(other), false],
  ['what is old', headersOf(secret, longAgo), false],
] as const;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function startServer(code: string, port: number): Promise<ChildProcess> {
  await writeFile(join(folder, 'server.mjs'), code);
  const env = { PORT: String(port), RAKHIM_WEBHOOK_SECRET: secret };
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 50_000 }).toBe(true);
  return server;
}

describe.each(['en', 'ar'])('the guide to webhooks (%s)', (guide) => {
  it('shows a server for Node that takes what is ours and nothing else', async () => {
    const port = await findFreePort();
    const server = await startServer(await codeOf('js', guide), port);
    try {
      for (const [what, headers, isOurs] of cases) {
        const { status } = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
        expect([what, status]).toEqual([what, isOurs ? 204 : 401]);
      }
    } finally {
      server.kill();
    }
  });

  it.runIf(isPythonHere)('shows a function for Python that does', async () => {
    const given = JSON.stringify(cases.map(([, headers]) => headers));
    const calls = `\nimport json\nfor headers in json.loads(os.environ["GIVEN"]):\n    print(verify(os.environ["BODY"].encode(), headers))\n`;
    const code = (await codeOf('python', guide)) + calls;
    const variables = { RAKHIM_WEBHOOK_SECRET: secret, BODY: body, GIVEN: given };
    const output = await runProgram('python', code, { folder, variables });
    expect(output.trim().split('\n')).toEqual(cases.map(([, , isOurs]) => (isOurs ? 'True' : 'False')));
  });
});
