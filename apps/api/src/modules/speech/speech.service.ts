import type { KeptSoundsService } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { RecordedEnd, Recorder, Recording } from '#src/modules/history/recorder/recorder.service.ts';
import { type CollectedFile, type SoundEnd, collectFile } from './collect-file.ts';
import { createRepeats } from './repeat-sound.ts';
import type { AnswerCharge, SpokenFile, SpokenStream } from './spoken-sound.ts';
import {
  type AdmissionOptions,
  type ReservedUtterance,
  type SpeakRequest,
  type UtteranceStartOptions,
  createAdmission,
  createUtteranceStart,
} from './start-reserved-utterance.ts';
import { streamAudio, whenSent } from './stream-audio.ts';
import { createMutex } from './mutex.ts';

export type { SpeakRequest } from './start-reserved-utterance.ts';

export interface SpeechService {
  /** Speaks a text into one finished file, whose charge is settled when the answer is sent. */
  speakFile(request: SpeakRequest): Promise<SpokenFile>;
  /**
   * Speaks a text as a stream. Charged when the first bytes are there; given back in full if the caller goes before
   * they are sent, or the engine fails after that.
   */
  speakStream(request: SpeakRequest): Promise<SpokenStream>;
}

export interface SpeechServiceOptions extends UtteranceStartOptions, Pick<AdmissionOptions, 'billing' | 'lexicon'> {
  readonly recorder: Recorder;
  readonly keptSounds: KeptSoundsService;
}

/** The longest wait for the lock: longer than charges take, shorter than anybody waits for a sound. */
const lockMsMax = 1_000;

export function createSpeechService({ recorder, keptSounds, ...options }: SpeechServiceOptions): SpeechService {
  const admitRequest = createAdmission({ ...options, hash: keptSounds.hash });
  const repeats = createRepeats({ ...options, keptSounds });
  const startReservedUtterance = createUtteranceStart(options);
  // From the charge to the first byte they go one by one: a process that dies has then charged for one sound, at most,
  // that nobody heard.
  const mutex = createMutex(lockMsMax);

  /** Charges and writes it down, unless the caller has gone: then there is nobody to charge for. */
  async function settle(
    { accepted, contentHash, reservation }: ReservedUtterance,
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
      contentHash,
    });
    signal.throwIfAborted();
    const remaining = await reservation.settle(isLast, { voice: voice.id, client, also: recording.part });
    signal.throwIfAborted();
    return { remaining, recording };
  }

  function chargeFor(
    utterance: ReservedUtterance,
    request: SpeakRequest,
    { bytes, ...end }: CollectedFile,
  ): AnswerCharge {
    return {
      async settle() {
        const release = await mutex.acquire();
        try {
          const { recording } = await settle(utterance, request, true);
          recording.keepFile(bytes, describeEnd(utterance, end));
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
      const admitted = await admitRequest(request, 'file');
      const repeat = await repeats.findFile(request, admitted);
      if (repeat) {
        return repeat;
      }
      const utterance = await startReservedUtterance(request, admitted, 'file');
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
      const admitted = await admitRequest(request, 'stream');
      const repeat = await repeats.findStream(request, admitted);
      if (repeat) {
        return repeat;
      }
      const utterance = await startReservedUtterance(request, admitted, 'stream');
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
        const sound = recording.keepStream(streamAudio(utterance, request.signal), (end) =>
          describeEnd(utterance, end),
        );
        const audio = whenSent(sound, release);
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

function describeEnd({ words, warnings }: ReservedUtterance, end: SoundEnd): RecordedEnd {
  const { durationMs, laterWarnings } = end;
  return { durationMs, words: words.list(), warnings, laterWarnings };
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
