import { type Share, type SharedSpeech, type ShareHistoryItemBody, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { TextService } from '#src/modules/text/text.service.ts';
import type { ByteRange } from '#src/providers/blobs/blob-store.ts';
import { createToken, hashToken } from '#src/secrets/opaque-token.ts';
import type { HistoryQueries } from '../history.queries.ts';
import type { HistoryService, KeptSound } from '../history.service.ts';
import type { FactsSeal } from '../kept-sounds/kept-facts.ts';
import { type SharedPiece, cutIntoPieces } from './cut-into-pieces.ts';
import type { PresentShare } from './present-share.ts';
import type { ShareSeal } from './share-seal.ts';
import type { SharesQueries } from './shares.queries.ts';

/** Who asks, and where from. */
export interface Sharer {
  readonly accountId: string;
  readonly address: string;
}

export interface SharesService {
  /** @throws AppError `not_found` also where the sound is not kept, `share_limit_reached`, `too_many_requests`. */
  share(sharer: Sharer, id: string, body: ShareHistoryItemBody): Promise<Share>;
  /** @throws AppError `not_found`. */
  unshare(accountId: string, id: string): Promise<void>;
  /** @throws AppError `not_found`, `too_many_requests`. */
  read(token: string, address: string): Promise<SharedSpeech>;
  /** @throws AppError `not_found`, `too_many_requests`, `overloaded`. */
  openSound(token: string, address: string, chooseRange: (size: number) => ByteRange | undefined): Promise<KeptSound>;
  /** @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface SharesServiceOptions {
  readonly queries: SharesQueries;
  readonly utterances: Pick<HistoryQueries, 'find'>;
  readonly history: Pick<HistoryService, 'find' | 'openSound'>;
  readonly text: Pick<TextService, 'preview'>;
  readonly rates: Pick<RateLimitsService, 'consume'>;
  readonly liveEvents: Pick<LiveEventsService, 'announce'>;
  readonly seal: ShareSeal;
  readonly facts: FactsSeal;
  readonly present: PresentShare;
  readonly now: () => Date;
}

const dayMs = 86_400_000;
/** Sounds that listeners have open at a time, so that a page that many open leaves the rest of the service its room. */
const listenersMax = 64;
const retryAfterSeconds = 5;

export function createSharesService(options: SharesServiceOptions): SharesService {
  const { queries, utterances, history, text, rates, liveEvents, seal, facts, present, now } = options;
  let listeners = 0;

  async function readPieces({ accountId, address }: Sharer, id: string): Promise<SharedPiece[]> {
    const { text: words, voice, dialect, settings } = await history.find(accountId, id);
    const { ssml, markup, readings, latinWords, endings, lexicon } = settings;
    const said = { ssml, markup, readings, latinWords, endings, lexicon };
    const asked = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    const body = { text: words, voice, dialect, ...asked };
    const [{ preview }, row] = await Promise.all([
      text.preview({ body, accountId, address }),
      utterances.find(accountId, id),
    ]);
    const sealed = row?.sealed_facts;
    const known = sealed ? await facts.open(id, sealed) : undefined;
    const hasMarkup = ssml ?? markup ?? /^\s*<(?:\?xml|speak)/u.test(words);
    return cutIntoPieces(words, preview.spans, known?.words ?? [], hasMarkup);
  }

  async function requirePage(token: string) {
    const row = await queries.findByHash(hashToken(token), now());
    if (!row) {
      throw new AppError('not_found');
    }
    return row;
  }

  return {
    async share(sharer, id, { days }) {
      const { accountId } = sharer;
      const { audio } = await history.find(accountId, id);
      if (!audio) {
        throw new AppError('not_found');
      }
      await rates.consume('share:account', accountId);
      const token = createToken();
      const endsAt = Math.min(now().getTime() + days * dayMs, Date.parse(audio.keptUntil));
      const row = await queries.upsert(
        {
          request_id: id,
          account_id: accountId,
          token_hash: hashToken(token),
          sealed_token: seal.sealToken(id, token),
          sealed_page: await seal.sealPage(id, await readPieces(sharer, id)),
          expires_at: new Date(endsAt),
        },
        limits.sharesMax,
        now(),
      );
      const share = row && present(row);
      if (!share) {
        throw new AppError('share_limit_reached', { values: { max: limits.sharesMax } });
      }
      liveEvents.announce({ accountId, kind: 'history' });
      return share;
    },

    async unshare(accountId, id) {
      if (!(await queries.delete(accountId, id))) {
        throw new AppError('not_found');
      }
      liveEvents.announce({ accountId, kind: 'history' });
    },

    async read(token, address) {
      await rates.consume('listen:address', address);
      const row = await requirePage(token);
      return {
        dialect: row.dialect as SharedSpeech['dialect'],
        voice: row.voice as SharedSpeech['voice'],
        format: row.format as SharedSpeech['format'],
        durationMs: row.duration_ms ?? 0,
        pieces: await seal.openPage(row.request_id, row.sealed_page),
        expiresAt: row.expires_at.toISOString(),
      };
    },

    async openSound(token, address, chooseRange) {
      await rates.consume('listen:address', address);
      const { account_id: accountId, request_id: id } = await requirePage(token);
      await rates.consume('listen:page', id);
      if (listeners >= listenersMax) {
        throw new AppError('overloaded', { retryAfterSeconds });
      }
      listeners += 1;
      const release = onceOnly(() => {
        listeners -= 1;
      });
      try {
        const sound = await history.openSound(accountId, id, chooseRange);
        sound.bytes.once('close', release);
        return sound;
      } catch (error) {
        release();
        throw error;
      }
    },

    deleteExpired: async () => queries.deleteExpired(now()),
  };
}

function onceOnly(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) {
      isDone = true;
      work();
    }
  };
}
