import type { History, HistoryItem, HistorySettings, ListHistoryQuery } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { BlobOwner } from '#src/modules/housekeeping/orphans/orphans.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { ByteRange, StoredBlob } from '#src/providers/blobs/blob-store.ts';
import type { BlobDeletionsService } from './blob-deletions/blob-deletions.service.ts';
import { type OpenUtterance, presentUtterance, readCursor, writeCursor } from './history.presenter.ts';
import {
  type HistoryQueries,
  type PageRequest,
  type UtteranceRow,
  blobKeyOf,
  historyBlobs,
} from './history.queries.ts';
import { type Found, searchHistory } from './search-history.ts';
import type { PresentShare } from './shares/present-share.ts';
import type { SharesQueries } from './shares/shares.queries.ts';
import type { SoundStore } from './sound-store.ts';
import type { UtteranceSeal } from './utterance-seal.ts';

export interface KeptSound extends StoredBlob {
  readonly format: string;
}

export interface HistoryService {
  list(accountId: string, query: ListHistoryQuery): Promise<History>;
  /** @throws AppError `not_found`. */
  find(accountId: string, id: string): Promise<HistoryItem>;
  /**
   * The sound of an utterance; a range beyond its end is empty. @throws AppError `not_found` also when it is not kept
   * any more.
   */
  openSound(accountId: string, id: string, chooseRange: (size: number) => ByteRange | undefined): Promise<KeptSound>;
  /** @throws AppError `not_found`. */
  delete(accountId: string, id: string): Promise<void>;
  /** Queues the deletion of an account's whole history. */
  deleteAllSoon(accountId: string): Promise<void>;
  readSettings(accountId: string): Promise<HistorySettings>;
  /** Changes what is kept. Choosing to keep nothing deletes everything that is there. */
  updateSettings(accountId: string, settings: HistorySettings): Promise<HistorySettings>;
  /**
   * Deletes history that is past its retention, expired sounds, and blobs whose deletion was ordered.
   *
   * @returns how many expired.
   */
  sweep(): Promise<number>;
  /** Encrypts texts of utterances stored before encryption was introduced. @returns how many. */
  sealPlain(): Promise<number>;
  readonly blobs: BlobOwner;
}

export interface HistoryServiceOptions {
  readonly db: Knex;
  readonly queries: HistoryQueries;
  readonly words: UtteranceSeal;
  readonly deletions: BlobDeletionsService;
  readonly usage: Pick<UsageService, 'listRefunded'>;
  readonly sounds: SoundStore;
  readonly shares: Pick<SharesQueries, 'list'>;
  readonly presentShare: PresentShare;
  readonly liveEvents: LiveEventsService;
  readonly now: () => Date;
}

const sealedAtOnce = 200;

export function createHistoryService({
  db,
  queries,
  words,
  deletions,
  usage,
  sounds,
  shares,
  presentShare,
  liveEvents,
  now,
}: HistoryServiceOptions): HistoryService {
  const open = (row: UtteranceRow): OpenUtterance => ({ row, words: words.open(row) });

  async function present(utterances: readonly OpenUtterance[]): Promise<HistoryItem[]> {
    const ids = utterances.map(({ row }) => row.request_id);
    const refunded = await usage.listRefunded(ids);
    const settings = utterances[0] && (await queries.findSettings(utterances[0].row.account_id));
    const shared = new Map((await shares.list(ids, now())).map((row) => [row.request_id, presentShare(row)]));
    return utterances.map((utterance) =>
      presentUtterance(utterance, {
        isRefunded: refunded.has(utterance.row.request_id),
        audioDays: settings?.audioDays ?? 0,
        share: shared.get(utterance.row.request_id),
      }),
    );
  }

  async function readPage(accountId: string, { limit, before }: PageRequest): Promise<Found> {
    // One more than asked for tells whether there are more.
    const rows = await queries.listPage(accountId, { limit: limit + 1, ...(before && { before }) });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { utterances: page.map(open), ...(last && { last }) };
  }

  async function requireRow(accountId: string, id: string): Promise<UtteranceRow> {
    const row = await queries.find(accountId, id);
    if (!row) {
      throw new AppError('not_found');
    }
    return row;
  }

  return {
    blobs: { prefix: historyBlobs, findOwned: queries.findOwnedKeys },

    async list(accountId, { limit, cursor, search }) {
      const before = cursor === undefined ? undefined : readCursor(cursor);
      const page = { limit, ...(before && { before }) };
      const { utterances, last } =
        search === undefined
          ? await readPage(accountId, page)
          : await searchHistory({ ...page, search }, async (batch) =>
              (await queries.listPage(accountId, batch)).map(open),
            );
      return { items: await present(utterances), nextCursor: last ? writeCursor(last) : null };
    },

    async find(accountId, id) {
      const [item] = await present([open(await requireRow(accountId, id))]);
      if (!item) {
        throw new AppError('not_found');
      }
      return item;
    },

    async openSound(accountId, id, chooseRange) {
      const { format, audio_bytes: size } = await requireRow(accountId, id);
      const blob = size === null ? undefined : await sounds.get(blobKeyOf(accountId, id), size, chooseRange(size));
      if (!blob) {
        throw new AppError('not_found');
      }
      return { ...blob, format };
    },

    async delete(accountId, id) {
      if (!(await queries.delete(accountId, id))) {
        throw new AppError('not_found');
      }
      liveEvents.announce({ accountId, kind: 'history' });
      deletions.begin([blobKeyOf(accountId, id)]);
    },

    async deleteAllSoon(accountId) {
      const deleted = await inTransaction(db, (tx) => queries.deleteAll(tx, accountId));
      liveEvents.announce({ accountId, kind: 'history' });
      deletions.begin(deleted);
    },

    readSettings: queries.findSettings,

    async updateSettings(accountId, settings) {
      const deleted = await inTransaction(db, async (tx) => {
        await queries.upsertSettings(tx, accountId, settings);
        return settings.keeps === 'nothing' ? queries.deleteAll(tx, accountId) : [];
      });
      if (settings.keeps === 'nothing') {
        liveEvents.announce({ accountId, kind: 'history' });
        deletions.begin(deleted);
      }
      return settings;
    },

    async sealPlain() {
      let sealed = 0;
      for (let more = sealedAtOnce; more === sealedAtOnce; sealed += more) {
        more = await queries.sealPlain(sealedAtOnce);
      }
      return sealed;
    },

    async sweep() {
      await queries.deleteUnwanted();
      const expired = await deletions.orderExpired(now());
      await deletions.carryOut();
      return expired;
    },
  };
}
