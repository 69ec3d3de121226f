import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createBlobDeletionsQueries } from '#src/modules/history/blob-deletions/blob-deletions.queries.ts';
import { createBlobDeletionsService } from '#src/modules/history/blob-deletions/blob-deletions.service.ts';
import { createHistoryQueries } from '#src/modules/history/history.queries.ts';
import { type HistoryService, createHistoryService } from '#src/modules/history/history.service.ts';
import { createFactsSeal } from '#src/modules/history/kept-sounds/kept-facts.ts';
import { createKeptContentsQueries } from '#src/modules/history/kept-sounds/kept-contents.queries.ts';
import {
  type KeptSoundsService,
  createKeptSoundsService,
} from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import { type Recorder, createRecorder } from '#src/modules/history/recorder/recorder.service.ts';
import { createSharePresenter } from '#src/modules/history/shares/present-share.ts';
import { createShareSeal } from '#src/modules/history/shares/share-seal.ts';
import { createSharesQueries } from '#src/modules/history/shares/shares.queries.ts';
import {
  type SharesService,
  type SharesServiceOptions,
  createSharesService,
} from '#src/modules/history/shares/shares.service.ts';
import { createSoundStore } from '#src/modules/history/sound-store.ts';
import { createUtteranceSeal } from '#src/modules/history/utterance-seal.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface HistoryResources {
  readonly db: Knex;
  /** Under which what people wrote, and how it sounds, is encrypted. */
  readonly masterSecret: MasterSecret;
  readonly blobs: BlobStore;
  readonly usage: UsageService;
  readonly liveEvents: LiveEventsService;
  /** Days for which sounds are kept unless their owners choose otherwise. */
  readonly audioDays: number;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Creates the services of the history: those that read it, record utterances, and find what is kept again. */
export function createHistory({ audioDays, ...resources }: HistoryResources): {
  history: HistoryService;
  recorder: Recorder;
  keptSounds: KeptSoundsService;
  /** Listening pages hold texts as they are read, so they come after what reads texts. */
  createShares: (readers: Pick<SharesServiceOptions, 'text' | 'rates'>) => SharesService;
} {
  const words = createUtteranceSeal(resources.masterSecret);
  const sounds = createSoundStore(resources.blobs, resources.masterSecret);
  const facts = createFactsSeal(resources.masterSecret);
  const queries = createHistoryQueries(resources.db, audioDays, words);
  const shareSeal = createShareSeal(resources.masterSecret);
  const shares = createSharesQueries(resources.db);
  const presentShare = createSharePresenter(shareSeal, resources.publicOrigin);
  const deletions = createBlobDeletionsService({
    ...resources,
    queries: createBlobDeletionsQueries(resources.db, audioDays),
  });
  const history = createHistoryService({ ...resources, queries, words, sounds, deletions, shares, presentShare });
  return {
    keptSounds: createKeptSoundsService({
      ...resources,
      queries: createKeptContentsQueries(resources.db, audioDays),
      facts,
      sounds,
    }),
    history,
    createShares: ({ text, rates }) =>
      createSharesService({
        ...resources,
        ...{
          queries: shares,
          utterances: queries,
          history,
          text,
          rates,
          facts,
          seal: shareSeal,
          present: presentShare,
        },
      }),
    recorder: createRecorder({
      ...resources,
      queries,
      sounds,
      facts,
      onRecorded: (accountId) => {
        resources.liveEvents.announce({ accountId, kind: 'history' });
      },
    }),
  };
}
