import type { GetUsageReportQuery, UsageReport } from '@rakhim/contract';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import { type UsageReportRow, sumLedger } from './usage-report.queries.ts';

export interface UsageReportService {
  /** @throws AppError `time_zone_unknown` or `report_too_long`. */
  read(accountId: string, query: GetUsageReportQuery): Promise<UsageReport>;
}

const daysMax = 366;
const dayMs = 86_400_000;

export function createUsageReportService({ db }: { db: Knex }): UsageReportService {
  return {
    async read(accountId, query) {
      requireTimeZone(query.timeZone);
      const days = listDays(query.from, query.to);
      const found = await sumLedger(db, accountId, query);
      const rows = query.by === 'day' ? fillDays(days, found) : found;
      return { rows, characters: sumOf(rows, 'characters'), requests: sumOf(rows, 'requests') };
    },
  };
}

/** Node knows offsets, too; PostgreSQL refuses some of them and takes the others the wrong way round. */
const offset = /^[+-]/u;

function requireTimeZone(timeZone: string): void {
  try {
    if (offset.test(timeZone)) {
      throw new RangeError('An offset is no name of a time zone.');
    }
    new Intl.DateTimeFormat('en', { timeZone });
  } catch (error) {
    throw new AppError('time_zone_unknown', { param: 'timeZone', values: { timeZone }, cause: error });
  }
}

/** Every day of a span, as it is written. */
function listDays(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(count >= 1 && count <= daysMax)) {
    throw new AppError('report_too_long', { param: 'to', values: { max: daysMax } });
  }
  return Array.from({ length: count }, (_value, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}

/** A chart has a place for the days on which nothing was spoken, too. */
function fillDays(days: readonly string[], rows: readonly UsageReportRow[]): UsageReportRow[] {
  const byDay = new Map(rows.map((row) => [row.key, row]));
  return days.map((day) => byDay.get(day) ?? { key: day, name: day, characters: 0, requests: 0 });
}

function sumOf(rows: readonly UsageReportRow[], field: 'characters' | 'requests'): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
