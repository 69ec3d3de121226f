import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Database } from '#src/database/create-database.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import type { NewVoiceTask, VoiceTaskEnd, VoiceTaskRow, VoiceTasksQueries } from './voice-tasks.queries.ts';

/** What a task tells of itself while it works. */
export type NoteProgress = (progress: Pick<VoiceTaskRow, 'step' | 'bytes'>) => void;

/** Does the work of a task. @throws VoiceStoreError, or the signal's reason. */
export type PerformTask = (task: VoiceTaskRow, signal: AbortSignal, note: NoteProgress) => Promise<void>;

/** Work on voices that goes on when whoever asked for it has gone: one at a time, whichever process does it. */
export interface VoiceTasksService {
  /**
   * @param also is written down in the same transaction.
   * @throws AppError `voice_task_running`.
   */
  start(task: NewVoiceTask, also?: (tx: Knex) => Promise<void>): Promise<VoiceTaskRow>;
  /** Ends soon after, also in another process. @throws AppError `not_found` where it does not run. */
  stop(id: string): Promise<void>;
  /** What runs now, or ran last. */
  findLast(): Promise<VoiceTaskRow | undefined>;
  /** Stops what this process does, to be done again another time. */
  close(): Promise<void>;
}

export interface VoiceTasksServiceOptions {
  readonly db: Database;
  readonly queries: VoiceTasksQueries;
  readonly logger: Logger;
  readonly perform: PerformTask;
  readonly announce: () => Promise<void>;
}

/** How often a task is written down while it works: seldom enough for the database, often enough for a bar. */
const noteEveryMs = 500;

export function createVoiceTasksService(options: VoiceTasksServiceOptions): VoiceTasksService {
  const { db, queries, logger, perform, announce } = options;
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(task: VoiceTaskRow): Promise<void> {
    const stopping = new AbortController();
    let progress: Pick<VoiceTaskRow, 'step' | 'bytes'> = { step: 'waiting', bytes: 0 };
    const beat = setInterval(() => void noteAlive(), noteEveryMs);
    beat.unref();

    async function noteAlive(): Promise<void> {
      const goesOn = await queries.noteAlive(task.id, progress).catch(() => true);
      await announce();
      if (!goesOn) {
        stopping.abort();
      }
    }

    try {
      await perform(task, AbortSignal.any([stopping.signal, closing.signal]), (now) => {
        progress = now;
      });
      await end(task, { state: 'done' });
    } catch (error) {
      await end(task, stopping.signal.aborted ? { state: 'cancelled' } : toEnd(error, closing.signal.aborted));
      if (!(error instanceof VoiceStoreError)) {
        logger.warn({ err: error, voice: task.voice }, 'work on a voice has failed');
      }
    } finally {
      clearInterval(beat);
    }
  }

  async function end({ id }: VoiceTaskRow, how: VoiceTaskEnd): Promise<void> {
    await queries.finish(id, how).catch((error: unknown) => {
      // It is taken for abandoned after a while.
      logger.warn({ err: error }, 'the end of work on a voice was not written down');
    });
    await announce();
  }

  return {
    async start(task, also) {
      await queries.endAbandoned();
      const row = await inTransaction(db, async (tx) => {
        const inserted = await queries.insert(tx, task);
        if (!inserted) {
          throw new AppError('voice_task_running');
        }
        await also?.(tx);
        return inserted;
      });
      running = run(row);
      await announce();
      return row;
    },
    async stop(id) {
      if (!(await queries.requestStop(id))) {
        throw new AppError('not_found');
      }
    },
    async findLast() {
      await queries.endAbandoned();
      return queries.findLast();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

function toEnd(error: unknown, isClosing: boolean): VoiceTaskEnd {
  if (isClosing) {
    return { state: 'failed', problem: 'interrupted' };
  }
  return error instanceof VoiceStoreError
    ? { state: 'failed', problem: error.problem, values: error.values }
    : { state: 'failed', problem: 'internal' };
}
