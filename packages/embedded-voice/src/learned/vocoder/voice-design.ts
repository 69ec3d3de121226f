/**
 * What the vocoder makes of a speaker: the shape of tract and glottis, and how steady they are. The neutral one
 * changes nothing of what was learned.
 */
export interface VoiceDesign {
  /** Frequencies of formants as a factor: above 1 a shorter vocal tract. */
  readonly tract: number;
  /** Fall of the spectrum in decibels an octave, about 1 kHz and between 125 Hz and 8 kHz; negative is darker. */
  readonly tiltDb: number;
  /** Decibels by which the first harmonic is raised: an open, soft glottis; negative is pressed. */
  readonly glottisDb: number;
  /** Median of the fundamental frequency, in hertz; where the first harmonic is. */
  readonly pitchHz: number;
  /** How far peaks of the spectrum are raised over its valleys: 0 as it comes. */
  readonly sharpening: number;
  /** Standard deviation of periods and of amplitudes from one pulse to the next, as shares. */
  readonly jitter: number;
  readonly shimmer: number;
}

export const plainDesign: VoiceDesign = {
  tract: 1,
  tiltDb: 0,
  glottisDb: 0,
  pitchHz: 120,
  sharpening: 0,
  jitter: 0,
  shimmer: 0,
};
