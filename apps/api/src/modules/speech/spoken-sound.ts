import type { MarkTime, WordTime } from '@rakhim/audio';
import type { CatalogVoice, SpeechFormat } from '@rakhim/contract';
import type { Captions } from '@rakhim/markup';
import type { Concurrency } from '#src/errors/app-error.ts';
import type { SpeechWarning, SpokenBy } from '#src/providers/speech/speech-engine.ts';
import type { SoundEnd } from './collect-file.ts';
import type { WordTrack } from './word-track.ts';

/** Facts about an utterance besides its sound. */
export interface UtteranceFacts {
  /** Characters charged. */
  readonly characters: number;
  readonly remaining: number;
  readonly voice: CatalogVoice;
  /** Absent where the engine does not say. */
  readonly spokenBy?: SpokenBy;
  readonly format: SpeechFormat;
  readonly warnings: readonly SpeechWarning[];
  /** The account's requests in flight when this one was accepted; absent for a kept sound, which takes no place. */
  readonly concurrency?: Concurrency;
  /** The utterance whose kept sound this is; absent for a new sound. */
  readonly repeatOf?: string;
  /** The text without its markup; absent for a plain text. */
  readonly captions?: Captions;
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
  /** Refunds in full, charged or not: the answer was not sent. */
  giveBack(): Promise<void>;
}

export interface SpokenFile extends UtteranceFacts {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
  /** When each piece of the text sounds; empty where the engine does not know. */
  readonly words: readonly WordTime[];
  /** When the author's marks are reached. */
  readonly marks: readonly MarkTime[];
  /** Nothing has been charged when this exists. Absent for a kept sound, which costs nothing. */
  readonly charge?: AnswerCharge;
}

export interface SpokenStream extends UtteranceFacts {
  /**
   * The sound in order; it returns what is known only at its end. The characters have been charged when this exists.
   */
  readonly audio: AsyncGenerator<Uint8Array, SoundEnd>;
  /** When pieces of the text sound, as far as the sound was read. */
  readonly words: WordTrack;
}
