import type { Dialect } from '@rakhim/arabic';

/** A speaker as numbers that are applied after the network, so that none can change what is said; see FORMAT.md. */
export interface Speaker {
  /** A timbre of the model's header, and how far to go in its direction; none where absent. */
  readonly timbre?: 'clear' | 'warm';
  readonly strength: number;
  /** Formants as a factor: above 1 a shorter vocal tract. */
  readonly tract: number;
  /** Decibels an octave about 1 kHz; negative is darker. */
  readonly tiltDb: number;
  /** Decibels by which the first harmonic stands out: an open, soft glottis; negative is pressed. */
  readonly glottisDb: number;
  /** Breath in the voice, 0 to 0.3. */
  readonly breath: number;
  /** Standard deviation of periods, and of amplitudes, from one pulse to the next, as shares. */
  readonly jitter: number;
  readonly shimmer: number;
  /** Pace as a factor of the teacher's. */
  readonly rate: number;
  /** Median of the fundamental frequency, in hertz. */
  readonly pitchHz: number;
  /** Width of the melody as a factor of the teacher's. */
  readonly range: number;
}

type Row = readonly [
  timbre: Speaker['timbre'],
  strength: number,
  tract: number,
  tiltDb: number,
  glottisDb: number,
  breath: number,
  jitter: number,
  rate: number,
  pitchHz: number,
  range: number,
];

/**
 * Points in the space of speakers, one a line, each mixed and none the likeness of a person. Neighbours in pitch differ
 * in tract and colour. Men stand within seven hundredths of the teacher's tract; women are a sixth shorter, and take
 * mean and spread of their spectrum from two women.
 */
// oxfmt-ignore
const rows: Readonly<Record<Dialect, readonly [male: Row, female: Row]>> = {
  //          timbre     strength tract  tilt  glottis breath jitter rate  pitch range
  msa:       [[undefined, 0,    1,    0,    0,    0.04, 0.004, 1,    111,   1.02], ['clear', 0.75, 1.16, 0.3,  2,   0.08, 0.004, 1,    207.5, 0.98]],
  egyptian:  [['clear',   0.3,  1.05, 0.9,  -1,   0.03, 0.005, 1.03, 137,   1.06], ['clear', 0.9,  1.2,  0.5,  1,   0.07, 0.005, 1.03, 237,   1.02]],
  gulf:      [['warm',    0.2,  0.97, 0.7,  -1.5, 0.02, 0.004, 0.98, 99,    1.02], ['warm',  0.6,  1.14, 0.8,  2.5, 0.1,  0.004, 0.98, 191,   1]],
  levantine: [['clear',   0.35, 0.98, 0.9,  1.5,  0.08, 0.004, 1.02, 130,   1.02], ['warm',  0.9,  1.13, 0.5,  3,   0.12, 0.004, 1.02, 249,   1]],
  maghrebi:  [['warm',    0.35, 1.07, 0.3,  0,    0.05, 0.006, 1.03, 123.5, 1],    ['clear', 0.6,  1.19, 0.2,  0.5, 0.09, 0.005, 1.03, 226,   0.98]],
  saudi:     [[undefined, 0,    0.93, 0.4,  1,    0.05, 0.005, 0.97, 92,    1.02],  ['warm',  0.8,  1.11, 0.3,  3.5, 0.12, 0.005, 0.96, 182,   0.98]],
  uae:       [['clear',   0.15, 0.95, 1.6,  -0.5, 0.03, 0.004, 1.01, 117,   1], ['clear', 1,    1.12, 0.7,  1,   0.06, 0.004, 1.01, 216,   0.96]],
  qatar:     [['warm',    0.15, 1.03, -0.5, 3,    0.1,  0.004, 0.99, 105,   1.02], ['warm',  1,    1.22, 0,    2,   0.14, 0.004, 0.99, 199,   0.95]],
};

/** The sixteen speakers. Pitch and everything else may be changed by a request; this is how they are at rest. */
export const speakers = Object.fromEntries(
  Object.entries(rows).map(([dialect, [male, female]]) => [
    dialect,
    { male: toSpeaker(male), female: toSpeaker(female) },
  ]),
) as Readonly<Record<Dialect, Readonly<Record<'male' | 'female', Speaker>>>>;

function toSpeaker([timbre, strength, tract, tiltDb, glottisDb, breath, jitter, rate, pitchHz, range]: Row): Speaker {
  const shimmer = 2.5 * jitter;
  const numbers = { strength, tract, tiltDb, glottisDb, breath, jitter, shimmer, rate, pitchHz, range };
  return timbre === undefined ? numbers : { timbre, ...numbers };
}
