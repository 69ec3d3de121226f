import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readCodeBlocks } from '../guides/code-blocks.ts';

const run = promisify(execFile);
const runbooks = fileURLToPath(new URL('../../../../docs/runbooks/', import.meta.url));
const commandTimeoutMs = 300_000;

/** The programs of a PostgreSQL server of this machine, the newest first; absent where there is none. */
export const serverPrograms = globSync('/usr/lib/postgresql/*/bin')
  .toSorted()
  .toReversed()
  .find((folder) => existsSync(join(folder, 'pg_basebackup')));

/** PostgreSQL does not run as root. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) {
    return undefined;
  }
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Who follows a runbook: somebody at the machine of the database. */
export interface Operator {
  /** What their shell knows; a rehearsal adds to it. */
  readonly variables: Record<string, string>;
  /** Runs a line of their own, not of a page. */
  run(command: string): Promise<string>;
  /** Runs some of the commands of a page, counted from 0, in their order. @throws with what they wrote when one fails. */
  follow(page: string, blocks: readonly number[]): Promise<string>;
}

/** Gives somebody a server of their own in a folder, which listens on a port of this machine. */
export async function createOperator(folder: string): Promise<Operator> {
  const account = findAccount();
  const port = await findFreePort();
  const data = join(folder, 'data');
  const backup = join(folder, 'backup');
  for (const each of [folder, data, backup, join(backup, 'wal')]) {
    await mkdir(each, { recursive: true, mode: each === folder ? 0o755 : 0o700 });
    await (account && chown(each, account.uid, account.gid));
  }
  const variables: Record<string, string> = {
    PATH: `${serverPrograms ?? ''}:/usr/bin:/bin`,
    HOME: folder,
    LANG: 'C.UTF-8',
    PGDATA: data,
    BACKUP: backup,
    DATABASE_URL: `postgres://rakhim:secret@127.0.0.1:${port}/rakhim`,
    POSTGRES_OPTIONS: `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
  };

  async function runAs(command: string): Promise<string> {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], {
      env: variables,
      cwd: folder,
      timeout: commandTimeoutMs,
      ...account,
    });
    return stdout;
  }

  return {
    variables,
    run: runAs,
    async follow(page, blocks) {
      const commands = readCodeBlocks(await readFile(`${runbooks}${page}.md`, 'utf8')).filter(
        ({ language }) => language === 'sh',
      );
      let written = '';
      for (const index of blocks) {
        const command = commands[index];
        if (!command) {
          throw new Error(`${page}.md has ${commands.length} commands, and none with the number ${index}.`);
        }
        written += await runAs(command.code);
      }
      return written;
    },
  };
}

/** Makes a database, and starts its server. */
export async function startServer({ run: runAs, variables }: Operator): Promise<void> {
  await runAs(
    `printf secret > "$HOME/password" && initdb --username=rakhim --pwfile="$HOME/password" --auth=scram-sha-256 --no-sync >/dev/null`,
  );
  await restartServer({ run: runAs });
  await runAs(`createdb --maintenance-db='${variables['DATABASE_URL']?.replace(/rakhim$/, 'postgres') ?? ''}' rakhim`);
}

export async function restartServer({ run: runAs }: Pick<Operator, 'run'>): Promise<void> {
  await runAs('pg_ctl restart --wait --mode=fast --log="$HOME/server.log" -o "$POSTGRES_OPTIONS" >/dev/null');
}

/** Ends the server whatever has become of it. */
export async function stopServer({ run: runAs }: Operator): Promise<void> {
  await runAs('pg_ctl stop --wait --mode=immediate >/dev/null || true');
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
