import type { JobTimestamps } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { TimedText } from '#src/modules/speech/long-speech/long-speech.service.ts';
import type { JobSeal } from '../job-seal.ts';
import type { JobRow } from '../jobs.queries.ts';

/** A segment, with its times in milliseconds of its own sound. */
export interface TimedSegment extends TimedText {
  /** Where it begins in the sound of the job. */
  readonly startMs: number;
}

export interface OpenedTimes {
  readonly granularity: JobTimestamps['granularity'];
  /** In order. @throws where one of them is not there any more. */
  readonly segments: AsyncGenerator<TimedSegment>;
}

export interface JobTimes {
  /** Opens the times of a job that has them all. */
  open(job: Pick<JobRow, 'id' | 'segments'>): Promise<OpenedTimes>;
}

interface TimesRow {
  readonly position: number;
  readonly start_ms: number;
  readonly sealed_times: Buffer;
}

/** So many are held at once: a job may have a thousand. */
const rowsAtOnce = 10;

/** Reads when the words of jobs sound. */
export function createJobTimes({ db, seal }: { readonly db: Knex; readonly seal: JobSeal }): JobTimes {
  async function* readSegments({ id, segments: total }: Pick<JobRow, 'id' | 'segments'>): AsyncGenerator<TimedSegment> {
    for (let next = 0; next < total; next += rowsAtOnce) {
      const rows = await db('speech_job_times')
        .where({ job_id: id })
        .whereBetween('position', [next, next + rowsAtOnce - 1])
        .orderBy('position')
        .select<TimesRow[]>('position', 'start_ms', 'sealed_times');
      if (rows.length < Math.min(rowsAtOnce, total - next)) {
        throw new Error('A job was deleted while its times were read.');
      }
      for (const { position, start_ms: startMs, sealed_times: sealed } of rows) {
        const times = seal.openTimes(id, position, sealed);
        if (!times) {
          throw new Error('The times of a segment were sealed under another key.');
        }
        yield { ...times, startMs };
      }
    }
  }

  return {
    async open(job) {
      const estimated = await db('speech_job_times')
        .where({ job_id: job.id, has_words: false })
        .first<Pick<TimesRow, 'position'> | undefined>('position');
      return { granularity: estimated ? 'sentence' : 'word', segments: readSegments(job) };
    },
  };
}
