import { randomUUID } from 'node:crypto';
import { loadConfig } from '#src/config/config.ts';
import { createRoles } from '#src/context/roles.ts';
import { openDatabase } from '#src/database/open-database.ts';
import type { RoleChange } from '#src/modules/accounts/roles/roles.service.ts';
import { createLogger } from '#src/observability/logger.ts';

const usage = 'Usage: npm run admin -- grant|revoke EMAIL';
const exitCodes = { done: 0, refused: 1, misused: 2 } as const;
const roles = { grant: 'admin', revoke: 'member' } as const;
type Command = keyof typeof roles;

const sentences: Readonly<Record<Command, Readonly<Record<RoleChange, string>>>> = {
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

/** Makes the account of a confirmed address an administrator, or ends that. @returns the exit code. */
async function main([command, email, ...others]: readonly string[]): Promise<number> {
  if (!isCommand(command) || email === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`);
    return exitCodes.misused;
  }
  const config = loadConfig();
  const database = await openDatabase(config, createLogger(config.log.level));
  try {
    const change = await createRoles(database.db).setRole(email, roles[command], `cli_${randomUUID()}`);
    const isDone = change === 'changed' || change === 'unchanged';
    (isDone ? process.stdout : process.stderr).write(`${email} ${sentences[command][change]}\n`);
    if (command === 'revoke' && config.accounts.adminEmails.includes(email.toLowerCase())) {
      process.stderr.write(
        'RAKHIM_ADMIN_EMAILS names this address, so it stays an administrator until it is removed there.\n',
      );
      return exitCodes.refused;
    }
    return isDone ? exitCodes.done : exitCodes.refused;
  } finally {
    await database.close();
  }
}

function isCommand(text: string | undefined): text is Command {
  return text !== undefined && Object.hasOwn(roles, text);
}

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = exitCodes.refused;
  },
);
