import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createBlobDeletionsQueries } from '#src/modules/history/blob-deletions/blob-deletions.queries.ts';
import { createBlobDeletionsService } from '#src/modules/history/blob-deletions/blob-deletions.service.ts';
import { createHistoryQueries } from '#src/modules/history/history.queries.ts';
import { type HistoryService, createHistoryService } from '#src/modules/history/history.service.ts';
import { type Recorder, createRecorder } from '#src/modules/history/recorder/recorder.service.ts';
import { createSoundStore } from '#src/modules/history/sound-store.ts';
import { createUtteranceSeal } from '#src/modules/history/utterance-seal.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';

export interface HistoryResources {
  readonly db: Knex;
  /** Under which what people wrote, and how it sounds, is encrypted. */
  readonly masterSecret: Buffer;
  readonly blobs: BlobStore;
  readonly usage: UsageService;
  readonly liveEvents: LiveEventsService;
  /** Days for which sounds are kept unless their owners choose otherwise. */
  readonly audioDays: number;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Creates the services of the history: the one that reads it and the one that records utterances. */
export function createHistory({ audioDays, ...resources }: HistoryResources): {
  history: HistoryService;
  recorder: Recorder;
} {
  const words = createUtteranceSeal(resources.masterSecret);
  const sounds = createSoundStore(resources.blobs, resources.masterSecret);
  const queries = createHistoryQueries(resources.db, audioDays, words);
  const deletions = createBlobDeletionsService({
    ...resources,
    queries: createBlobDeletionsQueries(resources.db, audioDays),
  });
  return {
    history: createHistoryService({ ...resources, queries, words, sounds, deletions }),
    recorder: createRecorder({
      ...resources,
      queries,
      sounds,
      onRecorded: (accountId) => {
        resources.liveEvents.announce({ accountId, kind: 'history' });
      },
    }),
  };
}
