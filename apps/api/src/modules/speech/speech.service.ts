import type { CatalogVoice, SpeechFormat } from '@rakhim/contract';
import type { Concurrency } from '#src/errors/app-error.ts';
import type { Recorder, Recording } from '#src/modules/history/recorder/recorder.service.ts';
import type { WordTime } from '@rakhim/audio';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { type CollectedFile, type SoundEnd, collectFile } from './collect-file.ts';
import {
  type ReservedUtterance,
  type SpeakRequest,
  type UtteranceStartOptions,
  createUtteranceStart,
} from './start-reserved-utterance.ts';
import { streamAudio, whenSent } from './stream-audio.ts';
import { createMutex } from './mutex.ts';
import type { WordTrack } from './word-track.ts';

export type { SpeakRequest } from './start-reserved-utterance.ts';

/** What is known of an utterance besides its sound. */
export interface UtteranceFacts {
  readonly characters: number;
  readonly remaining: number;
  readonly voice: CatalogVoice;
  readonly format: SpeechFormat;
  readonly warnings: readonly SpeechWarning[];
  /** The account's requests in flight when this one was accepted. */
  readonly concurrency: Concurrency;
}

/** The charge for an answer that is complete and has not been sent. */
export interface AnswerCharge {
  /**
   * Charges, as the last thing before the answer is sent. One answer of the process at a time is between its charge and
   * its sending.
   *
   * @returns what lets the next answer be charged; call it when this one has been handed to the connection.
   * @throws AppError when the lease was lost, or the reason for which the caller's signal aborted.
   */
  settle(): Promise<() => void>;
  /** Gives everything back, whether or not it was charged: the answer is not sent. */
  giveBack(): Promise<void>;
}

export interface SpokenFile extends UtteranceFacts {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
  /** When each piece of the text sounds; empty where the engine does not know. */
  readonly words: readonly WordTime[];
  /** Nothing has been charged when this exists. */
  readonly charge: AnswerCharge;
}

export interface SpokenStream extends UtteranceFacts {
  /**
   * The sound in order; it returns what is known only at its end. The characters have been charged when this exists.
   */
  readonly audio: AsyncGenerator<Uint8Array, SoundEnd>;
  /** When pieces of the text sound, as far as the sound was read. */
  readonly words: WordTrack;
}

export interface SpeechService {
  /** Speaks a text into one finished file, whose charge is settled when the answer is sent. */
  speakFile(request: SpeakRequest): Promise<SpokenFile>;
  /**
   * Speaks a text as a stream. Charged when the first bytes are there; given back in full if the caller goes before
   * they are sent, or the engine fails after that.
   */
  speakStream(request: SpeakRequest): Promise<SpokenStream>;
}

export interface SpeechServiceOptions extends UtteranceStartOptions {
  readonly recorder: Recorder;
}

/** The longest wait for the lock: longer than charges take, shorter than anybody waits for a sound. */
const lockMsMax = 1_000;

export function createSpeechService({ recorder, ...options }: SpeechServiceOptions): SpeechService {
  const startReservedUtterance = createUtteranceStart(options);
  // From the charge to the first byte they go one by one: a process that dies has then charged for one sound, at most,
  // that nobody heard.
  const mutex = createMutex(lockMsMax);

  /** Charges and writes it down, unless the caller has gone: then there is nobody to charge for. */
  async function settle(
    { accepted, reservation }: ReservedUtterance,
    request: SpeakRequest,
    isLast: boolean,
  ): Promise<{ remaining: number; recording: Recording }> {
    const { requestId, accountId, client, format, signal } = request;
    const { text, voice, styleInstruction = null } = accepted;
    const recording = recorder.record(accountId, {
      requestId,
      text,
      voice: voice.id,
      dialect: voice.dialect,
      styleInstruction,
      format,
      client,
    });
    signal.throwIfAborted();
    const remaining = await reservation.settle(isLast, { voice: voice.id, client, also: recording.part });
    signal.throwIfAborted();
    return { remaining, recording };
  }

  function chargeFor(
    utterance: ReservedUtterance,
    request: SpeakRequest,
    { bytes, durationMs }: CollectedFile,
  ): AnswerCharge {
    return {
      async settle() {
        const release = await mutex.acquire();
        try {
          const { recording } = await settle(utterance, request, true);
          recording.keepFile(bytes, durationMs);
          return release;
        } catch (error) {
          release();
          throw error;
        }
      },
      giveBack: () => utterance.reservation.refund(),
    };
  }

  return {
    async speakFile(request) {
      const utterance = await startReservedUtterance(request, 'file');
      try {
        const { laterWarnings, ...sound } = await collectFile(utterance);
        return {
          ...factsOf(utterance, request),
          ...sound,
          warnings: [...utterance.warnings, ...laterWarnings],
          remaining: utterance.reservation.remaining,
          words: utterance.words.take(true),
          charge: chargeFor(utterance, request, { ...sound, laterWarnings }),
        };
      } catch (error) {
        await utterance.reservation.refund();
        throw error;
      }
    },

    async speakStream(request) {
      const utterance = await startReservedUtterance(request, 'stream');
      const { reservation } = utterance;
      const release = await mutex.acquire();
      try {
        const { remaining, recording } = await settle(utterance, request, false);
        // A caller who goes before anything was read from the stream leaves nobody else to close it.
        request.signal.addEventListener(
          'abort',
          () => {
            release();
            void (request.hasBegun() ? reservation.close() : giveUp(utterance));
          },
          { once: true },
        );
        const audio = whenSent(recording.keepStream(streamAudio(utterance, request.signal)), release);
        return { ...factsOf(utterance, request), remaining, words: utterance.words, audio };
      } catch (error) {
        release();
        await utterance.events.return?.();
        await reservation.refund();
        throw error;
      }
    },
  };
}

/** Nothing was sent: the engine stops, and the charge is refunded. */
async function giveUp({ events, reservation }: ReservedUtterance): Promise<void> {
  await Promise.allSettled([events.return?.(), reservation.refund()]);
}

function factsOf({ accepted, warnings, reservation }: ReservedUtterance, { format }: SpeakRequest) {
  return {
    characters: accepted.characters,
    voice: accepted.voice,
    format,
    warnings,
    concurrency: reservation.concurrency,
  };
}
