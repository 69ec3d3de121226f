import type { Job } from '@rakhim/contract';
import type { Language, Translate } from '@rakhim/i18n';
import { presentWarnings } from '@rakhim/i18n/preview';
import { AppError } from '#src/errors/app-error.ts';
import type { JobSeal } from './job-seal.ts';
import type { JobRow } from './jobs.queries.ts';
import type { SoundLinks } from './sound-link.ts';

const cursorPattern = /^(?<ms>\d{12,15})_(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

export interface JobPresenterOptions {
  readonly seal: JobSeal;
  readonly translate: Translate;
  readonly language: Language;
  readonly links: Pick<SoundLinks, 'linkTo'>;
}

/** A job as its owner sees it. */
export function presentJob(row: JobRow, { seal, translate, language, links }: JobPresenterOptions): Job {
  const { id, status, segments: total, segments_done: done } = row;
  const errorCode = row.error_code as NonNullable<Job['error']>['code'] | null;
  return {
    id,
    title: seal.openSettings(id, row.sealed_settings).title,
    status,
    pausedBecause: row.paused_because as Job['pausedBecause'],
    progress: status === 'completed' ? 1 : done / total,
    segments: { done, total },
    characters: row.characters,
    voice: row.voice as Job['voice'],
    dialect: row.dialect as Job['dialect'],
    format: row.format as Job['format'],
    error: errorCode === null ? null : { code: errorCode, message: translate(`errors:${errorCode}`) },
    result:
      row.sound_bytes === null || row.duration_ms === null
        ? null
        : {
            url: links.linkTo('audio', id),
            durationMs: row.duration_ms,
            bytes: row.sound_bytes,
            timestampsUrl: row.has_times ? links.linkTo('timestamps', id) : null,
          },
    spokenBy: [...row.spoken_by],
    warnings: presentWarnings(row.warnings, { language, translate }),
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    keptUntil: row.keep_until?.toISOString() ?? null,
  };
}

/** Returns where the page after this job begins. */
export function writeCursor({ created_at: createdAt, id }: JobRow): string {
  return `${createdAt.getTime()}_${id}`;
}

/** @throws AppError when it is not one that {@link writeCursor} made. */
export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const { ms, id } = cursorPattern.exec(cursor)?.groups ?? {};
  if (ms === undefined || id === undefined) {
    throw new AppError('not_found', { param: 'cursor' });
  }
  return { createdAt: new Date(Number(ms)), id };
}
