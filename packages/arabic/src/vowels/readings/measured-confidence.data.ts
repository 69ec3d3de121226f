/** Points of a curve: what the network thinks likely, and how often that was right. */
export type Calibration = readonly (readonly [thought: number, right: number])[];

/**
 * How often words that the network decided were right before their last letter, by what had offered the form. Measured
 * on 25,887 words of news and web text that the reader never learned from (WikiNewsMax and CATT) and on customers'
 * texts; marks that the reference leaves out were not counted.
 */
export const networkCalibrations: Readonly<Record<'listed' | 'derived' | 'shape' | 'letters', Calibration>> = {
  listed: [
    [0, 0.65],
    [0.3, 0.69],
    [0.45, 0.76],
    [0.55, 0.8],
    [0.65, 0.835],
    [0.75, 0.885],
    [0.83, 0.905],
    [0.88, 0.932],
    [0.92, 0.953],
    [0.94, 0.96],
    [0.96, 0.977],
    [0.975, 0.984],
    [0.985, 0.99],
    [0.993, 0.994],
    [0.997, 0.997],
    [1, 0.9995],
  ],
  derived: [
    [0, 0.36],
    [0.12, 0.4],
    [0.3, 0.6],
    [0.45, 0.71],
    [0.65, 0.77],
    [0.75, 0.83],
    [0.83, 0.92],
    [0.92, 0.945],
    [0.96, 0.968],
    [1, 0.978],
  ],
  shape: [
    [0, 0.25],
    [0.16, 0.33],
    [0.34, 0.48],
    [0.58, 0.57],
    [0.76, 0.68],
    [0.94, 0.92],
    [1, 0.94],
  ],
  letters: [
    [0, 0.2],
    [0.11, 0.24],
    [0.29, 0.44],
    [0.45, 0.6],
    [0.65, 0.7],
    [0.75, 0.8],
    [0.85, 0.92],
    [1, 0.96],
  ],
};

/**
 * The same of text in a dialect, of which the network has learned nothing: from how sure a word would be in standard
 * Arabic to how often it was right. Measured on 684 words of 240 sentences in five dialects before they were taught.
 */
export const talkCalibration: Calibration = [
  [0, 0.15],
  [0.3, 0.19],
  [0.4, 0.22],
  [0.48, 0.35],
  [0.6, 0.38],
  [0.68, 0.46],
  [0.78, 0.52],
  [0.88, 0.59],
  [0.93, 0.69],
  [0.98, 0.85],
  [1, 0.92],
];

/**
 * How often words were right that a rule about certain words decided, by its name or the first part of it. Talk was
 * counted on 270 sentences of a dialect that were not seen; another spelling of what is said counts as wrong there.
 */
export const ruleCalibrations: Readonly<Record<string, number>> = {
  homograph: 0.94,
  'talk.egyptian': 0.92,
  'talk.maghrebi': 0.86,
  'talk.levantine': 0.8,
  'talk.gulf': 0.76,
};

/**
 * From how likely the network finds the vowels of a word of talk that it leaves as lists and rules found them, to how
 * often these were right. Measured on 3,518 words of five dialects that were held back from learning.
 */
export const weighedTalkCalibration: Calibration = [
  [0, 0.28],
  [0.08, 0.43],
  [0.14, 0.5],
  [0.25, 0.52],
  [0.4, 0.68],
  [0.6, 0.8],
  [0.78, 0.895],
  [0.9, 0.935],
  [0.98, 0.97],
  [1, 0.98],
];
