import type { DialectId } from '@rakhim/contract/dialects';
import type { VoiceId } from '@rakhim/contract/voices';

/** What every dialect says: words that each of them sounds differently, and a time of day. */
export const wheelSentence = 'قال جدي: القهوة جاهزة، تعال الساعة 8:30.';

/** A word of the sentence as one dialect reads it. */
export interface WheelWord {
  readonly vowelled: string;
  /** Its sounds in IPA. */
  readonly sounds: string;
}

/** How a dialect reads the sentence, and when each of its two voices says each word. */
export interface DialectReading {
  readonly words: readonly WheelWord[];
  readonly wordStartsMs: Readonly<Partial<Record<VoiceId, readonly number[]>>>;
}

export type DialectReadings = Readonly<Record<DialectId, DialectReading>>;

/** Returns where the sound of a voice lies. */
export function wheelFileOf(voice: VoiceId): string {
  return `/audio/dialect-${voice}.mp3`;
}
