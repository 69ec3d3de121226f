import { isRecord } from '../core/read-json.ts';
import type { FileSystem } from './file-system.ts';
import type { SpeechFacts } from './speech-facts.ts';

/** How far a file has got, kept beside it until it is whole. It holds neither text nor key. */
export interface FileJournal {
  /** Of what is said and how. */
  readonly fingerprint: string;
  /** Root of the keys of all requests, so that none is paid for twice. */
  readonly idempotencyKey: string | null;
  /** Requests whose sound has been written to the end. */
  readonly partsDone: number;
  /** Length of the file with those. */
  readonly bytesDone: number;
  /** The facts that the service returned for them. */
  readonly facts: SpeechFacts | null;
  readonly requestIds: readonly string[];
}

/** @returns the journal of the same utterance, if there is one. */
export async function readJournal(
  files: FileSystem,
  path: string,
  fingerprint: string,
): Promise<FileJournal | undefined> {
  try {
    const journal: unknown = JSON.parse(await files.readFile(path, 'utf8'));
    return isRecord(journal) && journal['fingerprint'] === fingerprint
      ? (journal as unknown as FileJournal)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the journal as a whole: whenever the process ends, there is the old one or the new one. */
export async function writeJournal(files: FileSystem, path: string, journal: FileJournal): Promise<void> {
  const newPath = `${path}.new`;
  await files.writeFile(newPath, JSON.stringify(journal));
  await files.rename(newPath, path);
}

/** SHA-256, in hexadecimal digits. */
export async function fingerprintOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
