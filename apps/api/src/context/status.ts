import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createIncidentsQueries } from '#src/modules/status/incidents/incidents.queries.ts';
import { type ProbesOptions, createProbes } from '#src/modules/status/probes.ts';
import { type SamplerService, createSamplerService } from '#src/modules/status/sampler.ts';
import { createStatusQueries } from '#src/modules/status/status.queries.ts';
import { type StatusService, createStatusService } from '#src/modules/status/status.service.ts';
import type { Tally } from '#src/modules/status/tally.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';

/** What the service measures of itself, and the history of it. */
export interface Status {
  readonly status: StatusService;
  /** @param ownUrl where this process answers. */
  createStatusSampler(ownUrl: string): SamplerService;
}

export interface StatusResources {
  readonly db: Knex;
  readonly voices: ProbesOptions['voices'];
  /** The engine without its metrics: what is tried here has been asked for by nobody. */
  readonly engine: SpeechEngine;
  readonly tally: Tally;
  readonly logger: Logger;
  readonly now: () => Date;
}

export function createStatus({ db, engine, voices, tally, logger, now }: StatusResources): Status {
  const queries = createStatusQueries(db);
  return {
    status: createStatusService({ queries, incidents: createIncidentsQueries(db), logger, now }),
    createStatusSampler: (ownUrl) =>
      createSamplerService({
        queries,
        probes: createProbes({ db, engine, voices, queries, ownUrl }),
        tally,
        logger,
        now,
      }),
  };
}
