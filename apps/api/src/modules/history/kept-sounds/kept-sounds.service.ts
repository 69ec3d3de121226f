import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type WordTime, shiftWord } from '@rakhim/audio';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { deriveKey } from '#src/secrets/opaque-token.ts';
import { blobKeyOf } from '../history.queries.ts';
import type { SoundStore } from '../sound-store.ts';
import type { FactsSeal, KeptFacts } from './kept-facts.ts';
import type { Claim, ClaimRequest, ContentMatch, KeptContentsQueries, PartMatch } from './kept-contents.queries.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export type { KeptParagraph } from './kept-facts.ts';

/** A sound that was made and paid for, to be heard again. */
export interface FoundSound extends KeptFacts {
  /** The utterance in the history that it belongs to. */
  readonly requestId: string;
  readonly durationMs: number;
  readonly size: number;
  /** Read it to the end, or destroy it. */
  readonly bytes: Readable;
}

/** A piece of a kept sound, which is a paragraph of its text or all of it. */
export interface FoundPart {
  /** Places and times count from the beginning of the piece. */
  readonly words: readonly WordTime[];
  readonly warnings: readonly SpeechWarning[];
  /** Its bytes, including a file's header; `undefined` when they are gone. */
  open(): Promise<Readable | undefined>;
}

/** The sounds that the history keeps, addressed by what they were made of. */
export interface KeptSoundsService {
  /**
   * Hashes everything that determines a sound. Keyed (HMAC), so that guesses of a text cannot be confirmed without our
   * key.
   */
  hash(accountId: string, content: string): Buffer;
  /**
   * Finds an account's sound of this content; waits, within a bound, for one that is being stored. Never throws: an
   * unreachable store counts as a miss.
   */
  find(accountId: string, contentHash: Buffer): Promise<FoundSound | undefined>;
  /**
   * Claims a content for a request, unless an equal request of the account is being spoken or its sound is kept. The
   * claim ends when its sound is stored, or with `release`.
   */
  claim(accountId: string, contentHash: Buffer, claim: ClaimRequest): Promise<Claim>;
  /** Releases a claim. Never throws. */
  release(requestId: string): Promise<void>;
  /** Finds kept pieces by content hash (hexadecimal). Never throws: a failed lookup counts as a miss. */
  findParts(accountId: string, contentHashes: readonly Buffer[]): Promise<ReadonlyMap<string, FoundPart>>;
}

export interface KeptSoundsOptions {
  readonly queries: KeptContentsQueries;
  readonly facts: FactsSeal;
  readonly sounds: SoundStore;
  readonly masterSecret: MasterSecret;
  readonly logger: Logger;
}

/** A sound is stored some milliseconds after its last byte was sent, and may be asked for in between. */
const storedMsMax = 1_000;
const storedPollMs = 25;

export function createKeptSoundsService(options: KeptSoundsOptions): KeptSoundsService {
  const { queries, facts, sounds, masterSecret, logger } = options;
  const hashKey = deriveKey(masterSecret.current, 'content of a sound');

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

  async function findStoredParts(accountId: string, contentHashes: readonly Buffer[]): Promise<PartMatch[]> {
    const wanted = new Set(contentHashes.map((hash) => hash.toString('hex'))).size;
    const giveUpAt = performance.now() + storedMsMax;
    for (;;) {
      const isStoring = await queries.isStoring(accountId);
      const matches = await queries.findParts(accountId, contentHashes);
      if (matches.length === wanted || !isStoring || performance.now() > giveUpAt) {
        return matches;
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

  async function describePart(accountId: string, match: PartMatch): Promise<FoundPart | undefined> {
    const { request_id: requestId, audio_bytes: size, sealed_facts: sealed, place } = match;
    if (size === null || sealed === null) {
      return undefined;
    }
    const known = await facts.open(requestId, sealed);
    const key = blobKeyOf(accountId, requestId);
    if (place === null) {
      const warnings = [...known.warnings, ...known.laterWarnings];
      return { words: known.words, warnings, open: async () => (await sounds.get(key, size))?.bytes };
    }
    const part = known.paragraphs?.[place];
    const range = part && { start: part.startByte, end: part.endByte - 1 };
    return (
      part && {
        words: known.words
          .filter(({ start }) => start >= part.start && start < part.end)
          .map((word) => shiftWord(word, -part.start, -part.startMs)),
        warnings: part.warnings,
        open: async () => (await sounds.get(key, size, range))?.bytes,
      }
    );
  }

  return {
    claim: queries.claimContent,
    async release(requestId) {
      await queries.releaseClaim(requestId).catch((error: unknown) => {
        logger.warn({ err: error, requestId }, 'the claim of a sound stays until it is too old');
      });
    },
    async findParts(accountId, contentHashes) {
      const parts = new Map<string, FoundPart>();
      try {
        for (const match of await findStoredParts(accountId, contentHashes)) {
          const part = await describePart(accountId, match);
          if (part) {
            parts.set(match.content_hash.toString('hex'), part);
          }
        }
      } catch (error) {
        logger.warn({ err: error }, 'kept paragraphs could not be looked up');
      }
      return parts;
    },
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
