/** Settings of a PostgreSQL server by name. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Settings for one product on one person's machine. They travel on the command line, so nothing in the data folder can
 * go stale. Durability stays as PostgreSQL ships it: fsync, full_page_writes and synchronous_commit are on.
 */
export const serverSettings: ServerSettings = {
  // Only this machine, by password (see cluster.ts); no socket file, whose path would be too long in deep folders.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  ssl: 'off',

  // After a crash one call for the whole file system replaces one for every file: the server is back seconds earlier.
  // Linux only.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),

  // Small and quiet: about 40 MB in all, no standby, no helper processes that one product does not need.
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',

  // A transaction whose process hangs must not hold its locks for ever.
  idle_in_transaction_session_timeout: '60s',
  tcp_keepalives_idle: '30',

  // Failed statements go to the caller, which knows what may be written down. Here they could carry what people typed.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  lc_messages: 'C',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Turns settings into the server's command-line parameters. */
export function settingParameters(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
