import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deriveKey } from '#src/secrets/opaque-token.ts';
import { type ContentMatch, type HistoryQueries, blobKeyOf } from '../history.queries.ts';
import type { SoundStore } from '../sound-store.ts';
import type { FactsSeal, KeptFacts } from './kept-facts.ts';

/** A sound that was made and paid for, to be heard again. */
export interface FoundSound extends KeptFacts {
  /** The utterance in the history that it belongs to. */
  readonly requestId: string;
  readonly durationMs: number;
  readonly size: number;
  /** Read it to the end, or destroy it. */
  readonly bytes: Readable;
}

/** The sounds that the history keeps, addressed by what they were made of. */
export interface KeptSoundsService {
  /** Hashes all that makes a sound, so that nobody without our key can find out what an account had spoken. */
  hash(accountId: string, content: string): Buffer;
  /**
   * The sound of an account that was made of this content. One that is just being stored is waited for, within a bound.
   * Never throws: where the store cannot be reached, there is none.
   */
  find(accountId: string, contentHash: Buffer): Promise<FoundSound | undefined>;
}

export interface KeptSoundsOptions {
  readonly queries: Pick<HistoryQueries, 'findByContent'>;
  readonly facts: FactsSeal;
  readonly sounds: SoundStore;
  readonly masterSecret: Buffer;
  readonly logger: Logger;
}

/** A sound is stored some milliseconds after its last byte was sent, and may be asked for in between. */
const storedMsMax = 1_000;
const storedPollMs = 25;

export function createKeptSoundsService(options: KeptSoundsOptions): KeptSoundsService {
  const { queries, facts, sounds, masterSecret, logger } = options;
  const hashKey = deriveKey(masterSecret, 'content of a sound');

  async function findStored(accountId: string, contentHash: Buffer): Promise<ContentMatch | undefined> {
    const giveUpAt = performance.now() + storedMsMax;
    for (;;) {
      const match = await queries.findByContent(accountId, contentHash);
      if (match?.audio_state !== 'pending') {
        return match;
      }
      if (performance.now() > giveUpAt) {
        return undefined;
      }
      await sleep(storedPollMs);
    }
  }

  async function open(accountId: string, match: ContentMatch): Promise<FoundSound | undefined> {
    const { request_id: requestId, duration_ms: durationMs, audio_bytes: size, sealed_facts: sealed } = match;
    if (durationMs === null || size === null || sealed === null) {
      return undefined;
    }
    const known = await facts.open(requestId, sealed);
    const stored = await sounds.get(blobKeyOf(accountId, requestId), size);
    return stored && { ...known, requestId, durationMs, ...stored };
  }

  return {
    hash: (accountId, content) => createHmac('sha256', hashKey).update(`${accountId}\n${content}`).digest(),
    async find(accountId, contentHash) {
      try {
        const match = await findStored(accountId, contentHash);
        return match && (await open(accountId, match));
      } catch (error) {
        logger.warn({ err: error }, 'kept sounds could not be looked up');
        return undefined;
      }
    },
  };
}
