import { readFile } from 'node:fs/promises';
import { arch, release, totalmem, type } from 'node:os';
import { redact } from './redact.ts';

interface DiagnosticFacts {
  readonly version: string;
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly keyPlace: string;
  readonly server: string;
  readonly batch: object;
  readonly logPath: string;
}

/**
 * Writes the report that a person can send us after a failure: facts about the app and its log, without key, texts and
 * file names.
 */
export async function writeDiagnostics({
  version,
  versions,
  keyPlace,
  server,
  batch,
  logPath,
}: DiagnosticFacts): Promise<string> {
  const log = await readFile(logPath, 'utf8').catch(() => '');
  const { electron, chrome, node } = versions;
  const system = { type: type(), release: release(), architecture: arch(), memoryBytes: totalmem() };
  return redact(
    `${JSON.stringify({ version, electron, chrome, node, system, keyPlace, server, batch }, null, 2)}\n\n${log}`,
  );
}
