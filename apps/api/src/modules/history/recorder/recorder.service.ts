import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import type { SqlFragment } from '#src/database/sql-fragment.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { type HistoryQueries, type NewUtterance, blobKeyOf } from '#src/modules/history/history.queries.ts';
import type { FactsSeal, KeptFacts } from '#src/modules/history/kept-sounds/kept-facts.ts';
import { copySound } from '#src/modules/history/sound-copy.ts';
import type { SoundStore } from '#src/modules/history/sound-store.ts';

/** Records an utterance into the history. A failing or slow copy neither delays nor breaks the sound itself. */
export interface Recording {
  /** Inserts it in the statement that charges for it: both happen, or neither. */
  readonly part: SqlFragment;
  /** Keeps a finished sound. Call after the charge. */
  keepFile(bytes: Uint8Array, end: RecordedEnd): void;
  /**
   * Passes a sound on while it is made, and keeps it if it comes to its end. Call after the charge.
   *
   * @param describeEnd is asked at the end.
   */
  keepStream<Result>(
    sound: AsyncGenerator<Uint8Array, Result>,
    describeEnd: (result: Result) => RecordedEnd,
  ): AsyncGenerator<Uint8Array, Result>;
}

/** What is known of a sound that has come to its end. */
export interface RecordedEnd extends KeptFacts {
  readonly durationMs: number;
  /** What each of its paragraphs was made of. */
  readonly paragraphHashes?: readonly Buffer[];
}

export interface Recorder {
  record(accountId: string, utterance: NewUtterance): Recording;
  /** Waits, within a bound, for copies that are on their way. */
  drain(): Promise<void>;
}

export interface RecorderOptions {
  readonly queries: HistoryQueries;
  readonly facts: FactsSeal;
  readonly sounds: SoundStore;
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly logger: Logger;
  readonly onRecorded: (accountId: string) => void;
}

const drainMs = 5_000;

export function createRecorder({ queries, sounds, facts, blobs, logger, onRecorded }: RecorderOptions): Recorder {
  const running = new Set<Promise<void>>();

  /** @returns how many bytes were kept, `null` when none are. */
  async function put(key: string, requestId: string, bytes: Uint8Array | PassThrough): Promise<number | null> {
    try {
      if (await queries.isAudioPending(requestId)) {
        return await sounds.put(key, bytes);
      }
    } catch (error) {
      logger.warn({ err: error, requestId }, 'the sound of an utterance was not kept');
    }
    if (bytes instanceof PassThrough) {
      bytes.destroy();
    }
    return null;
  }

  async function keep(
    accountId: string,
    requestId: string,
    bytes: Uint8Array | PassThrough,
    ending: Promise<RecordedEnd | undefined>,
  ): Promise<void> {
    const key = blobKeyOf(accountId, requestId);
    const audioBytes = await put(key, requestId, bytes);
    const end = await ending;
    const isWanted = await queries.finish(requestId, {
      durationMs: end ? Math.round(end.durationMs) : null,
      audioBytes,
      sealedFacts: end && audioBytes !== null ? await facts.seal(requestId, end) : null,
      ...(end?.paragraphHashes && { paragraphHashes: end.paragraphHashes }),
    });
    if (!isWanted && audioBytes !== null) {
      await blobs.delete(key);
    }
    onRecorded(accountId);
  }

  function follow(work: Promise<void>, requestId: string): void {
    const done = work
      .catch((error: unknown) => {
        logger.warn({ err: error, requestId }, 'an utterance was not noted to its end');
      })
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    record(accountId, utterance) {
      const { requestId } = utterance;
      return {
        part: queries.insertPart(utterance),
        keepFile(bytes, end) {
          follow(keep(accountId, requestId, bytes, Promise.resolve(end)), requestId);
        },
        keepStream(sound, describeEnd) {
          const copy = new PassThrough();
          // The reader of the copy receives its failure; without a reader it can be ignored.
          copy.on('error', () => undefined);
          const { promise: ending, resolve } = Promise.withResolvers<RecordedEnd | undefined>();
          const passedOn = copySound(sound, copy, (result) => {
            resolve(result && describeEnd(result));
          });
          return startOnRead(passedOn, () => {
            follow(keep(accountId, requestId, copy, ending), requestId);
          });
        },
      };
    },
    async drain() {
      const timeout = new Promise((resolve) => setTimeout(resolve, drainMs).unref());
      await Promise.race([Promise.all(running), timeout]);
    },
  };
}

/** A stream without a reader never ends, so its copy begins with the first read. */
async function* startOnRead<Result>(
  sound: AsyncGenerator<Uint8Array, Result>,
  onRead: () => void,
): AsyncGenerator<Uint8Array, Result> {
  onRead();
  return yield* sound;
}
