import type { WordTime } from '@rakhim/audio';
import type { StyledClause } from '../score.ts';
import type { VoiceRequest } from '../types.ts';
import type { SoundTrack } from './sound-track.ts';

/**
 * An engine as a thread sees it: clauses of sounds in, samples out. One thread has one, and any number of utterances
 * open on it.
 */
export interface ClauseVoice {
  /** The rate of its samples, in hertz. */
  readonly sampleRate: number;
  /** The gain that brings a voice of its own to the common loudness, in decibels. */
  gainDb(voice: Pick<VoiceRequest, 'dialect' | 'gender'>): number;
  /** @param rest of what another speaker has said before in the same utterance. */
  open(request: VoiceRequest, rest?: Rest): ClauseSpeaker;
}

/** What is left of a clause when it has been said: how long a pause belongs after it, and how much of it has sounded. */
export interface Rest {
  readonly pauseMs: number;
  readonly soundedMs: number;
}

/** What one utterance needs of an engine. */
export interface ClauseSpeaker {
  /**
   * Speaks a clause, with the silence that belongs before it, in pieces of a few milliseconds of work; between two of
   * them others may have their turn.
   *
   * @param isCancelled asked at every block of sound; the rest is not made when it is true.
   * @returns the times of words since the start of the utterance, as they become known; most pieces have none.
   * @throws SpeakerBrokenError when the engine itself fails; the thread must not use it again.
   */
  speak(clause: StyledClause, track: SoundTrack, isCancelled: () => boolean): Generator<readonly WordTime[]>;
  readonly rest: Rest;
  /** Frees what the utterance holds; harmless when it is over. */
  close(): void;
}

/** The engine's state is unknown: what it says next could hold sound of what it said before. */
export class SpeakerBrokenError extends Error {
  override readonly name = 'SpeakerBrokenError';
}
