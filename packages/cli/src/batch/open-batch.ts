import { rm } from 'node:fs/promises';
import {
  type Batch,
  type BatchSettings,
  type BatchStore,
  type Journal,
  type OutputFormat,
  JournalError,
  createBatch,
  createConcurrencyLimiter,
  createNodeStore,
  findFfmpeg,
  openJournal,
} from '@rakhim/batch';
import type { Rakhim } from '@rakhim/sdk';
import { CliError } from '../cli-error.ts';
import { createSpeak } from './create-speak.ts';

/**
 * The concurrency that every plan allows; the first answer of the service has the real one, and the limiter follows.
 */
const firstRequestsAtOnce = 2;

export interface OpenBatch {
  readonly batch: Batch;
  readonly journal: Journal;
  readonly store: BatchStore;
  /** Formats that can be made on this machine. */
  readonly formats: readonly OutputFormat[];
}

export interface OpenBatchOptions {
  readonly client: Rakhim;
  readonly settings: BatchSettings;
  readonly journalPath: string;
  /** Forgets an earlier run. */
  readonly isFresh: boolean;
  /** Requests at once, at most. */
  readonly concurrency: number | undefined;
  /** The place where programs are looked for: `PATH`. */
  readonly searchPath: string | undefined;
}

/**
 * Opens the engine with what an earlier run has left. @throws {CliError} when another process is at it, or its journal
 * is damaged.
 */
export async function openBatch({
  client,
  settings,
  journalPath,
  isFresh,
  concurrency,
  searchPath,
}: OpenBatchOptions): Promise<OpenBatch> {
  const store = createNodeStore();
  if (isFresh) {
    await forget(journalPath, store);
  }
  const encodeM4b = settings.format === 'm4b' ? await findFfmpeg(searchPath) : undefined;
  if (settings.format === 'm4b' && encodeM4b === undefined) {
    throw new CliError('ffmpegMissing');
  }
  const journal = await open(store, journalPath);
  const limiter = createConcurrencyLimiter({
    cap: firstRequestsAtOnce,
    ...(concurrency !== undefined && { capMax: concurrency }),
  });
  const batch = createBatch({
    journal,
    store,
    limiter,
    speak: createSpeak(client),
    ...(encodeM4b !== undefined && { encodeM4b }),
  });
  return {
    batch,
    journal,
    store,
    formats: encodeM4b === undefined ? ['mp3', 'wav', 'ogg'] : ['mp3', 'wav', 'ogg', 'm4b'],
  };
}

async function open(store: BatchStore, path: string): Promise<Journal> {
  try {
    return await openJournal({ store, path });
  } catch (error) {
    if (error instanceof JournalError) {
      throw new CliError(error.code === 'journal_in_use' ? 'batchInUse' : 'journalDamaged', {}, { cause: error });
    }
    throw error;
  }
}

/** Deletes the journal of an earlier run, unless another process uses it. Output files stay. */
async function forget(path: string, store: BatchStore): Promise<void> {
  const journal = await open(store, path).catch((error: unknown) => {
    if (error instanceof CliError && error.key === 'batchInUse') {
      throw error;
    }
    // A damaged journal is one more reason to start over.
    return undefined;
  });
  await rm(path, { force: true });
  await rm(`${path}.parts`, { recursive: true, force: true });
  await journal?.close();
}
