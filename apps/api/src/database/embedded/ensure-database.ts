import pg from 'pg';

/** The product's database in the cluster. */
export const databaseName = 'rakhim';

/** The server takes connections already, so this ends only what hangs. */
const connectionTimeoutMillis = 60_000;

/** Creates the product's database unless it is there. @param serverUrl any database of the server. */
export async function ensureDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
    }
  } finally {
    await client.end();
  }
}
