import { type ServiceHistory, routes } from '@rakhim/contract';
import type { Logger } from 'pino';
import type { IncidentsQueries } from './incidents/incidents.queries.ts';
import { presentIncidents } from './incidents/present-incidents.ts';
import { floorToMinute } from './sampler.ts';
import { firstDayBefore, presentHistory } from './status.presenter.ts';
import type { StatusQueries } from './status.queries.ts';

export interface StatusService {
  /** The history as JSON, which is read and written once in a while however many ask. */
  readHistory(): Promise<string>;
  /** Sums up past days and deletes what is not shown any more. @returns how many rows. */
  deleteOld(): Promise<number>;
}

export interface StatusOptions {
  readonly queries: StatusQueries;
  readonly incidents: Pick<IncidentsQueries, 'findUpdates'>;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** How old an answer may be; after a failed reading it is tried again sooner. */
const keptMs = 30_000;
const keptAfterFailureMs = 5_000;
/** A minute at the end of a day may be written a little later than it was. */
const settledMs = 600_000;

interface Kept {
  readonly json: Promise<string>;
  until: number;
}

export function createStatusService({ queries, incidents, logger, now }: StatusOptions): StatusService {
  let kept: Kept | undefined;
  let last: ServiceHistory | undefined;

  async function read(): Promise<ServiceHistory> {
    const until = floorToMinute(now());
    const since = firstDayBefore(until);
    const [days, recent, updates] = await Promise.all([
      queries.findDays(since, until),
      queries.findRecent(until),
      incidents.findUpdates(since),
    ]);
    return { ...presentHistory({ days, recent, until }), incidents: presentIncidents(updates) };
  }

  /** Where it cannot be read the database is away, and nothing of the service works. */
  async function readOrRemember(entry: { until: number }): Promise<string> {
    try {
      last = routes.getServiceHistory.response.parse(await read());
      return JSON.stringify(last);
    } catch (error) {
      entry.until = performance.now() + keptAfterFailureMs;
      if (!last) {
        throw error;
      }
      logger.warn({ err: error }, 'the history of the service could not be read');
      const components = last.components.map((component) => ({ ...component, state: 'down' as const }));
      return JSON.stringify({ ...last, components });
    }
  }

  return {
    readHistory() {
      if (!kept || performance.now() >= kept.until) {
        const entry = { until: performance.now() + keptMs };
        kept = Object.assign(entry, { json: readOrRemember(entry) });
      }
      return kept.json;
    },

    deleteOld() {
      const settled = new Date(now().getTime() - settledMs);
      return queries.sumUp(new Date(Math.floor(settled.getTime() / 86_400_000) * 86_400_000));
    },
  };
}
