import type { CatalogVoice, SpeechFormat } from '@rakhim/contract';
import type { Concurrency } from '#src/errors/app-error.ts';
import type { Recorder, Recording } from '#src/modules/history/recorder/recorder.service.ts';
import type { WordTime } from '@rakhim/audio';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { type SoundEnd, collectFile } from './collect-file.ts';
import {
  type OpenUtterance,
  type SpeakRequest,
  type UtteranceOpeningOptions,
  createUtteranceOpening,
} from './open-utterance.ts';
import { streamAudio, whenSent } from './stream-audio.ts';
import { createTurns } from './turns.ts';
import type { WordTrack } from './word-track.ts';

export type { SpeakRequest } from './open-utterance.ts';

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

export interface SpokenFile extends UtteranceFacts {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
  /** When each piece of the text sounds; empty where the engine does not know. */
  readonly words: readonly WordTime[];
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
  /** Speaks a text into one finished file. Charged when the file is complete. */
  speakFile(request: SpeakRequest): Promise<SpokenFile>;
  /**
   * Speaks a text as a stream. Charged when the first bytes are there; given back in full if the engine fails after
   * that.
   */
  speakStream(request: SpeakRequest): Promise<SpokenStream>;
}

export interface SpeechServiceOptions extends UtteranceOpeningOptions {
  readonly recorder: Recorder;
}

/** Longer than charges take, shorter than anybody waits for a sound. */
const turnMsMax = 1_000;

export function createSpeechService({ recorder, ...options }: SpeechServiceOptions): SpeechService {
  const openUtterance = createUtteranceOpening(options);
  // From the charge to the first byte they go one by one: a process that dies has then charged for one sound, at most,
  // that nobody heard.
  const turns = createTurns(turnMsMax);

  /** Charges and writes it down, unless the caller has gone: then there is nobody to charge for. */
  async function settle(
    { accepted, reservation }: OpenUtterance,
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

  return {
    async speakFile(request) {
      const utterance = await openUtterance(request, 'file');
      try {
        const { laterWarnings, ...sound } = await collectFile(utterance);
        const { remaining, recording } = await settle(utterance, request, true);
        recording.keepFile(sound.bytes, sound.durationMs);
        const warnings = [...utterance.warnings, ...laterWarnings];
        return { ...factsOf(utterance, request), ...sound, warnings, remaining, words: utterance.words.take(true) };
      } catch (error) {
        await utterance.reservation.refund();
        throw error;
      }
    },

    async speakStream(request) {
      const utterance = await openUtterance(request, 'stream');
      const { reservation } = utterance;
      const endTurn = await turns.take();
      try {
        const { remaining, recording } = await settle(utterance, request, false);
        // A caller who goes before anything was read from the stream leaves nobody else to close it.
        request.signal.addEventListener(
          'abort',
          () => {
            endTurn();
            void reservation.close();
          },
          { once: true },
        );
        const audio = whenSent(recording.keepStream(streamAudio(utterance, request.signal)), endTurn);
        return { ...factsOf(utterance, request), remaining, words: utterance.words, audio };
      } catch (error) {
        endTurn();
        await utterance.events.return?.();
        await reservation.refund();
        throw error;
      }
    },
  };
}

function factsOf({ accepted, warnings, reservation }: OpenUtterance, { format }: SpeakRequest) {
  return {
    characters: accepted.characters,
    voice: accepted.voice,
    format,
    warnings,
    concurrency: reservation.concurrency,
  };
}
