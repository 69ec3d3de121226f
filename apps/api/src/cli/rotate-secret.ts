import { loadConfig } from '#src/config/config.ts';
import { createSecretRotation } from '#src/context/secret-rotation.ts';
import { openDatabaseBeside } from '#src/database/open-database-beside.ts';
import { createLogger } from '#src/observability/logger.ts';
import { createBlobStore } from '#src/providers/blobs/create-blob-store.ts';
import { loadMasterSecret } from '#src/secrets/master-secret.ts';
import { exitCodes, runCommand } from './run-command.ts';

/** Seals anew, under `RAKHIM_SECRET_KEY`, what was sealed under `RAKHIM_SECRET_KEY_PREVIOUS`. @returns the exit code. */
async function main(): Promise<number> {
  const config = loadConfig();
  const { previousSecretKey } = config.accounts;
  if (previousSecretKey === undefined) {
    process.stderr.write('RAKHIM_SECRET_KEY_PREVIOUS has to name the master secret that is replaced.\n');
    return exitCodes.misused;
  }
  const masterSecret = await loadMasterSecret(config.accounts, config.dataDir);
  const database = await openDatabaseBeside(config, createLogger(config.log.level));
  const blobs = await createBlobStore(config.blobs, config.dataDir);
  try {
    for await (const { kind, renewed, current, lost } of createSecretRotation({
      db: database.db,
      blobs,
      masterSecret,
    })) {
      const losses = lost > 0 ? `, ${lost} that neither secret opens` : '';
      process.stdout.write(`${kind}: ${renewed} sealed anew, ${current} were already${losses}\n`);
    }
    return exitCodes.done;
  } finally {
    await blobs.close();
    await database.close();
  }
}

await runCommand(main);
