/**
 * The embedded server cannot be started or kept. The message is one or two plain sentences for the person at the
 * terminal.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Another living process runs the server of the data folder. */
export class FolderInUseError extends EmbeddedPostgresError {}
