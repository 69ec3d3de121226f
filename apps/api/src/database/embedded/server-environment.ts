/** Variables PostgreSQL's programs need. The caller's own PG… variables and locale would change what they do. */
const passedOn = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];

/** The environment for PostgreSQL's programs. */
export function serverEnvironment(): Record<string, string> {
  const environment: Record<string, string> = { LC_ALL: 'C' };
  for (const name of passedOn) {
    // eslint-disable-next-line no-restricted-properties -- Passed on to another program, not read as configuration.
    const value = process.env[name];
    if (value !== undefined) {
      environment[name] = value;
    }
  }
  return environment;
}
