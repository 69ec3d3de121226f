import {
  type ServiceComponent,
  type ServiceComponentId,
  type ServiceDay,
  type ServiceHistory,
  type ServiceState,
  serviceComponents,
  serviceHistoryDays,
  serviceTargets,
} from '@rakhim/contract';
import { percentileMs } from './latencies.ts';
import { type DayRow, type RecentRow, recentMinutes } from './status.queries.ts';

export interface Measured {
  readonly days: readonly DayRow[];
  readonly recent: readonly RecentRow[];
  /** The end of the last minute that counts. */
  readonly until: Date;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Shares of the last minutes that were served, from which on they are called so. */
const stateShares = { operational: 0.99, degraded: 0.5 } as const;

/** The first day that the history tells of. */
export function firstDayBefore(until: Date): string {
  return dayOf(new Date(until.getTime() - (serviceHistoryDays - 1) * dayMs));
}

/** Turns what was measured into what the page shows: minutes that are missing were down. */
export function presentHistory({ days, recent, until }: Measured): Omit<ServiceHistory, 'incidents'> {
  const first = recent.map(({ since }) => since.getTime());
  return {
    measuredSince: first.length === 0 ? null : new Date(Math.min(...first)).toISOString(),
    measuredAt: until.toISOString(),
    components: serviceComponents.map((id) =>
      presentComponent(id, {
        days: days.filter(({ component }) => component === id),
        recent: recent.filter(({ component }) => component === id),
        until,
      }),
    ),
    targets: serviceTargets,
  };
}

function presentComponent(id: ServiceComponentId, { days, recent: [recent], until }: Measured): ServiceComponent {
  const since = recent?.since ?? until;
  const byDay = new Map(days.map((row) => [row.day, row]));
  const shown = listDays(until).map((day) => countDay(day, { since, until, row: byDay.get(day) }));
  const expected = shown.reduce((sum, day) => sum + day.expected, 0);
  const good = shown.reduce((sum, day) => sum + day.good, 0);
  return {
    id,
    state: stateOf(recent, until),
    uptimePercent: percentOf(good, expected),
    days: shown.map(presentDay),
  };
}

interface CountedDay {
  readonly day: string;
  /** Minutes that should have been measured. */
  readonly expected: number;
  readonly good: number;
  readonly row: DayRow | undefined;
}

function countDay(
  day: string,
  { since, until, row }: { readonly since: Date; readonly until: Date; readonly row: DayRow | undefined },
): CountedDay {
  const from = Math.max(Date.parse(day), since.getTime());
  const to = Math.min(Date.parse(day) + dayMs, until.getTime());
  const expected = Math.max(0, Math.round((to - from) / minuteMs));
  return { day, expected, good: Math.min(expected, row?.goodMinutes ?? 0), row };
}

function presentDay({ day, expected, good, row }: CountedDay): ServiceDay {
  return {
    day,
    uptimePercent: percentOf(good, expected),
    downMinutes: Math.round((expected - good) * 10) / 10,
    p50Ms: row ? percentileMs(row.latencies, 0.5) : null,
    p95Ms: row ? percentileMs(row.latencies, 0.95) : null,
  };
}

/** Rounded down: what was not whole is never called so. */
function percentOf(good: number, expected: number): number | null {
  return expected === 0 ? null : Math.floor((good / expected) * 100_000 + 1e-6) / 1_000;
}

function stateOf(recent: RecentRow | undefined, until: Date): ServiceState {
  const measured = recent ? Math.min(recentMinutes, (until.getTime() - recent.since.getTime()) / minuteMs) : 0;
  if (!recent || measured < 1) {
    return 'unknown';
  }
  const share = recent.recentGood / measured;
  if (share >= stateShares.operational) {
    return 'operational';
  }
  return share >= stateShares.degraded ? 'degraded' : 'down';
}

/** All days of the history, the oldest first. */
function listDays(until: Date): string[] {
  return Array.from({ length: serviceHistoryDays }, (_, index) =>
    dayOf(new Date(until.getTime() - (serviceHistoryDays - 1 - index) * dayMs)),
  );
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
