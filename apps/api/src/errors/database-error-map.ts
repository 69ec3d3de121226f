import type { ErrorCode } from '@rakhim/contract';

/**
 * Faults of the database or the way to it that pass by themselves, by SQLSTATE (PostgreSQL, appendix A) or by the
 * driver's own code.
 */
const unavailable: ReadonlySet<string> = new Set([
  '08000', // connection_exception
  '08001', // sqlclient_unable_to_establish_sqlconnection
  '08003', // connection_does_not_exist
  '08006', // connection_failure
  '25006', // read_only_sql_transaction: we reached a standby
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * The messages without a code that the driver and the pool give when the database cannot be reached or does not answer
 * in time. Knex puts the statement before the words of the driver.
 */
const unavailableMessages: readonly RegExp[] = [
  /(^| - )Connection terminated/,
  /(^| - )Query read timeout$/,
  /(^| - )timeout expired$/,
  /(^| - )Client (has encountered a connection error|was closed and is not queryable)/,
  /Timeout acquiring a connection/,
  /pool is (draining|destroyed)|aborted/i,
];

/** Tells whether a server on this machine has no socket. The same code without the attempt to connect is a missing file. */
function lacksSocket(error: Error, code: string | undefined): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/**
 * A `foreign_key_violation` of a row that belongs to an account: the account was deleted after the caller was
 * authenticated.
 */
const accountGone = { code: '23503', constraint: /_(?:account|owner)_id_foreign$/ } as const;

/**
 * @returns the code to answer for an error that came from the database, or `undefined` when it is not one that we know.
 */
export function findDatabaseError(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if ((code !== undefined && unavailable.has(code)) || lacksSocket(error, code)) {
    return 'service_unavailable';
  }
  if (code === accountGone.code && 'constraint' in error && accountGone.constraint.test(String(error.constraint))) {
    return 'session_not_found';
  }
  return unavailableMessages.some((pattern) => pattern.test(error.message)) ? 'service_unavailable' : undefined;
}
