import { randomUUID } from 'node:crypto';
import { Email, pages } from '@rakhim/contract';
import { type Config, loadConfig } from '#src/config/config.ts';
import { createAdministration } from '#src/context/administration.ts';
import { openDatabaseBeside } from '#src/database/open-database-beside.ts';
import type { RoleChange } from '#src/modules/accounts/roles/roles.service.ts';
import { tokenLifetimesMs } from '#src/modules/one-time-tokens/one-time-tokens.policy.ts';
import { createLogger } from '#src/observability/logger.ts';
import { exitCodes, runCommand } from './run-command.ts';

const usage = `Usage: npm run admin -- COMMAND EMAIL

  invite   makes the account, if there is none, and prints a link with which its owner chooses a password
  grant    makes the account an administrator's
  revoke   ends that`;
const roles = { grant: 'admin', revoke: 'member' } as const;
type RoleCommand = keyof typeof roles;
type Command = RoleCommand | 'invite';

const sentences: Readonly<Record<RoleCommand, Readonly<Record<RoleChange, string>>>> = {
  grant: {
    changed: 'is an administrator now.',
    unchanged: 'was an administrator already; nothing was changed.',
    unknown: 'has no account here. Nothing was changed.',
    unconfirmed: 'was never confirmed, so anybody may have registered it. Nothing was changed.',
  },
  revoke: {
    changed: 'is not an administrator any more.',
    unchanged: 'was not made an administrator here; nothing was changed.',
    unknown: 'has no account here. Nothing was changed.',
    unconfirmed: 'was never confirmed. Nothing was changed.',
  },
};

/** Invites people, and grants or revokes the administrator role of a confirmed address. @returns the exit code. */
async function main([command, email, ...others]: readonly string[]): Promise<number> {
  if (!isCommand(command) || email === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`);
    return exitCodes.misused;
  }
  const config = loadConfig();
  const database = await openDatabaseBeside(config, createLogger(config.log.level));
  try {
    const administration = createAdministration(database.db);
    return command === 'invite'
      ? await invite(email, config, administration)
      : await setRole({ command, email }, config, administration);
  } finally {
    await database.close();
  }
}

type Administration = ReturnType<typeof createAdministration>;

async function invite(email: string, { http }: Config, administration: Administration): Promise<number> {
  if (!Email.safeParse(email).success) {
    process.stderr.write(`${email} is no address of a mailbox.\n`);
    return exitCodes.refused;
  }
  const { token, isNew } = await administration.invite(email, createRequestId());
  const url = new URL(`/en/${pages.resetPassword.path}`, http.publicOrigin ?? `http://127.0.0.1:${http.port}`);
  // In the fragment, so that it reaches no log.
  url.hash = String(new URLSearchParams({ token_hash: token, type: 'recovery' }));
  const minutes = tokenLifetimesMs.recovery / 60_000;
  process.stdout.write(
    `${email} ${isNew ? 'has an account now' : 'had an account already'}. With this link its owner chooses a password; it works once, for ${minutes} minutes:\n\n  ${url.href}\n\n`,
  );
  return exitCodes.done;
}

async function setRole(
  { command, email }: { readonly command: RoleCommand; readonly email: string },
  { accounts }: Config,
  administration: Administration,
): Promise<number> {
  const change = await administration.setRole(email, roles[command], createRequestId());
  const isDone = change === 'changed' || change === 'unchanged';
  (isDone ? process.stdout : process.stderr).write(`${email} ${sentences[command][change]}\n`);
  if (command === 'revoke' && accounts.adminEmails.includes(email.toLowerCase())) {
    process.stderr.write(
      'RAKHIM_ADMIN_EMAILS names this address, so it stays an administrator until it is removed there.\n',
    );
    return exitCodes.refused;
  }
  return isDone ? exitCodes.done : exitCodes.refused;
}

function createRequestId(): string {
  return `cli_${randomUUID()}`;
}

function isCommand(text: string | undefined): text is Command {
  return text === 'invite' || (text !== undefined && Object.hasOwn(roles, text));
}

await runCommand(main);
