import { rm } from 'node:fs/promises';
import { type Batch, type BatchSettings, type BatchStore, type Journal, type OutputFormat, createBatch, createGate, createNodeStore, findFfmpeg, openJournal } from '@nabra/batch';
import type { Nabra } from '@nabra/sdk';
import { CliError, systemCode } from '../cli-error.ts';
import { createSpeak } from './create-speak.ts';

/** What every plan allows at once; the service says with its first answer how many it really is, and the gate follows. */
const firstRequestsAtOnce = 2;

export interface OpenBatch {
  readonly batch: Batch;
  readonly journal: Journal;
  readonly store: BatchStore;
  /** Formats that can be made on this machine. */
  readonly formats: readonly OutputFormat[];
}

export interface OpenBatchOptions {
  readonly client: Nabra;
  readonly settings: BatchSettings;
  readonly journalPath: string;
  /** Forgets an earlier run. */
  readonly isFresh: boolean;
  /** Requests at once, at most. */
  readonly concurrency: number | undefined;
}

/** Opens the engine with what an earlier run has left. @throws {CliError} when another process is at it, or its journal is damaged. */
export async function openBatch({ client, settings, journalPath, isFresh, concurrency }: OpenBatchOptions): Promise<OpenBatch> {
  const store = createNodeStore();
  if (isFresh) {
    await rm(journalPath, { force: true });
  }
  const encodeM4b = settings.format === 'm4b' ? await findFfmpeg() : undefined;
  if (settings.format === 'm4b' && encodeM4b === undefined) {
    throw new CliError('ffmpegMissing');
  }
  const journal = await open(store, journalPath);
  const gate = createGate({ cap: Math.min(firstRequestsAtOnce, concurrency ?? firstRequestsAtOnce) });
  const batch = createBatch({ journal, store, gate, speak: createSpeak(client, concurrency), ...(encodeM4b !== undefined && { encodeM4b }) });
  return { batch, journal, store, formats: encodeM4b === undefined ? ['mp3', 'wav', 'ogg'] : ['mp3', 'wav', 'ogg', 'm4b'] };
}

async function open(store: BatchStore, path: string): Promise<Journal> {
  try {
    return await openJournal({ store, path });
  } catch (error) {
    if (systemCode(error) === 'in_use') {
      throw new CliError('batchInUse', {}, { cause: error });
    }
    if (error instanceof Error && error.name === 'JournalError') {
      throw new CliError('journalDamaged', {}, { cause: error });
    }
    throw error;
  }
}
