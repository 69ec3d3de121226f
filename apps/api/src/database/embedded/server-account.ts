import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

/** The system account PostgreSQL runs under. */
export interface ServerAccount {
  name: string;
  uid: number;
  gid: number;
}

/** These accounts are tried in order. `nobody` exists on every Linux machine. */
const accountNames = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root hands it to another account: the owner of the data when there is data,
 * else `postgres`, else `nobody`.
 * @param clusterDir data folder of the server, which may not exist yet.
 * @returns undefined when this process is not root, and the server simply runs as its user.
 * @throws EmbeddedPostgresError when root has no account to hand the server to.
 */
export async function chooseServerAccount(clusterDir: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'));
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) {
    return (
      accounts.find((account) => account.uid === owner.uid) ?? {
        name: String(owner.uid),
        uid: owner.uid,
        gid: owner.gid,
      }
    );
  }
  for (const name of accountNames) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined) {
      return account;
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no account named postgres or nobody. Start as another user, or set DATABASE_URL.',
  );
}

/** Reads the lines of /etc/passwd; root and malformed lines are left out. */
export function parseAccounts(passwd: string): ServerAccount[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    const account = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    return account.name !== '' && account.uid > 0 && account.gid > 0 ? [account] : [];
  });
}

/**
 * Tells whether the account can enter the folder. Asked by trying, because permission bits do not tell about access
 * lists.
 */
export async function canEnter(folder: string, account: ServerAccount): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'cd "$0"', folder], account);
}

/** Tells whether the program starts at all under the account (undefined: this process's own user). */
export async function canRun(program: string, account: ServerAccount | undefined): Promise<boolean> {
  return succeeds(program, ['--version'], account);
}

async function succeeds(program: string, parameters: string[], account: ServerAccount | undefined): Promise<boolean> {
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  try {
    await run(program, parameters, { ...identity, cwd: '/', windowsHide: true });
    return true;
  } catch {
    return false;
  }
}
