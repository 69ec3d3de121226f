import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './create-database.ts';

/**
 * Who the API is in the database once its tables are there: somebody who may read and write rows, may not change
 * tables, and can only add to the ledger. A role without a login, which the account of the address takes on.
 */
const runtimeRole = 'rakhim_runtime';

const createRole = `
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN
    BEGIN
      CREATE ROLE ${runtimeRole} NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- Another process of this server was quicker.
    END;
  END IF;
  BEGIN
    GRANT ${runtimeRole} TO CURRENT_USER;
  EXCEPTION WHEN insufficient_privilege THEN
    NULL; -- Somebody else made the role, and may have granted it.
  END;
END $$`;

/** Grants rights on the tables of the product and of its queue, and on no others. */
const grantRights = `
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'jobs') LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO ${runtimeRole}', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO ${runtimeRole}', name);
    EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %I TO ${runtimeRole}', name);
    EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA %I TO ${runtimeRole}', name);
  END LOOP;
  REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM ${runtimeRole};
END $$`;

const isAppendOnly = `SELECT NOT has_table_privilege('ledger_entries', 'UPDATE') AND NOT has_table_privilege('ledger_entries', 'DELETE')
  AND has_table_privilege('ledger_entries', 'INSERT') AS is_append_only`;

const attemptsMax = 5;
const pauseMs = 100;
/** Two processes that grant at the same moment: `XX000`, "tuple concurrently updated". */
const concurrentlyUpdated = 'XX000';

/**
 * Prepares the role. The process that migrates calls it after every migration.
 *
 * @returns its name, or `undefined` where the account of the address may not make or take on roles: then the ledger is
 *   guarded by its trigger alone, and the log says so.
 */
export async function prepareRuntimeRole({ url, log }: { url: string; log: DatabaseLog }): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    application_name: 'rakhim-migrate',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await grantTogether(client);
    await client.query(`SET ROLE ${runtimeRole}`);
    const { rows } = await client.query<{ is_append_only: boolean }>(isAppendOnly);
    if (rows[0]?.is_append_only === true) {
      return runtimeRole;
    }
    log.error(`The role ${runtimeRole} may change the ledger. Revoke UPDATE and DELETE on ledger_entries from it.`);
  } catch (error) {
    log.error(
      `The database account of DATABASE_URL may not use the role ${runtimeRole} (${describe(error)}). The ledger is now guarded by its trigger alone, ` +
        `which the owner of the tables could remove. Mend it once, as an administrator: CREATE ROLE ${runtimeRole} NOLOGIN; GRANT ${runtimeRole} TO <the account>;`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return undefined;
}

async function grantTogether(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(createRole);
      await client.query(grantRights);
      return;
    } catch (error) {
      if (attempt === attemptsMax || !(error instanceof pg.DatabaseError && error.code === concurrentlyUpdated)) {
        throw error;
      }
      await sleep(pauseMs * attempt);
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
