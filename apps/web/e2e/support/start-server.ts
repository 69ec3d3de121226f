import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { administrators, inboundSecret } from './inbox-settings.ts';

/** The PATH of the product. Other settings of the person who runs the tests are ignored. */
const programFolders = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
export const projectDir = fileURLToPath(new URL('../../../..', import.meta.url));
/** A trial that a few sentences use up; no address that waits for its turn behind those of other tests. */
const settings = {
  PORT: '0',
  RAKHIM_LOG_LEVEL: 'info',
  RAKHIM_TRIAL_CHARACTERS_MAX: '1500',
  RAKHIM_TRUSTED_PROXIES: '1',
  RAKHIM_WEBHOOKS_LOCAL: 'allowed',
  RAKHIM_ADMIN_EMAILS: administrators.join(','),
  RAKHIM_INBOUND_ADDRESS: 'inbox@rakhim.test',
  RAKHIM_INBOUND_SECRET: inboundSecret,
};

export interface Server {
  readonly origin: string;
  /** The link that it printed, which signs in as the demo account once, within a quarter of an hour. */
  readonly signInLink: string;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, with an empty data folder. */
export async function startServer(moreSettings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-e2e-'));
  const child = spawn(process.execPath, [join(projectDir, 'scripts', 'start.mjs')], {
    env: { ...settings, ...moreSettings, RAKHIM_DATA_DIR: dataDir, PATH: programFolders.join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const signInLink = await readSignInLink(child.stdout);
  return {
    origin: new URL(signInLink).origin,
    signInLink,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readSignInLink(stdout: ChildProcess['stdout'] & {}): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const signInLink = /^\s*(http\S+token_hash=\S+)/.exec(line)?.[1];
    if (signInLink !== undefined) {
      // Later output must not fill the pipe.
      stdout.resume();
      return signInLink;
    }
  }
  throw new Error('The product ended before it was ready; the reason is above.');
}
