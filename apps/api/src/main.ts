import { ConfigError, loadConfig } from './config/config.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-postgres-error.ts';

async function main(): Promise<void> {
  const config = loadConfig();
  // Lazy import: a configuration error is reported before the application loads.
  if (config.role.kind === 'engine') {
    const { runEngineService } = await import('./engine-service/run-engine-service.ts');
    await runEngineService(config, config.role.secret);
    return;
  }
  const { runApi } = await import('./run-api.ts');
  await runApi(config);
}

/** Explains why the API cannot start: one sentence where a person can act on it, else the whole stack trace. */
function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another one: PORT=3001 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
