import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import type { SqlFragment } from '#src/database/sql-fragment.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { type HistoryQueries, type NewUtterance, blobKeyOf } from '#src/modules/history/history.queries.ts';
import { copySound } from '#src/modules/history/sound-copy.ts';
import type { SoundStore } from '#src/modules/history/sound-store.ts';

/**
 * An utterance on its way into the history. Whatever becomes of the copy of its sound, the sound itself is not kept
 * waiting and does not fail.
 */
export interface Recording {
  /** Writes it down in the statement that charges for it: both happen, or neither. */
  readonly part: SqlFragment;
  /** Keeps a finished sound. Call after the charge. */
  keepFile(bytes: Uint8Array, durationMs: number): void;
  /** Passes a sound on while it is made, and keeps it if it comes to its end. Call after the charge. */
  keepStream<Result extends { readonly durationMs: number }>(
    sound: AsyncGenerator<Uint8Array, Result>,
  ): AsyncGenerator<Uint8Array, Result>;
}

export interface Recorder {
  record(accountId: string, utterance: NewUtterance): Recording;
  /** Waits, within a bound, for copies that are on their way. */
  drain(): Promise<void>;
}

export interface RecorderOptions {
  readonly queries: HistoryQueries;
  readonly sounds: SoundStore;
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly logger: Logger;
  readonly onRecorded: (accountId: string) => void;
}

const drainMs = 5_000;

export function createRecorder({ queries, sounds, blobs, logger, onRecorded }: RecorderOptions): Recorder {
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
    duration: Promise<number | null>,
  ): Promise<void> {
    const key = blobKeyOf(accountId, requestId);
    const audioBytes = await put(key, requestId, bytes);
    const isWanted = await queries.finish(requestId, { durationMs: await duration, audioBytes });
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
        keepFile(bytes, durationMs) {
          follow(keep(accountId, requestId, bytes, Promise.resolve(Math.round(durationMs))), requestId);
        },
        keepStream(sound) {
          const copy = new PassThrough();
          // The reader of the copy gets its failure; without a reader the failure matters to nobody.
          copy.on('error', () => undefined);
          const { promise: duration, resolve: end } = Promise.withResolvers<number | null>();
          const passedOn = copySound(sound, copy, (result) => {
            end(result ? Math.round(result.durationMs) : null);
          });
          return startOnRead(passedOn, () => {
            follow(keep(accountId, requestId, copy, duration), requestId);
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
