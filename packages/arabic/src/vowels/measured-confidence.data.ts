/** Points of a curve: what the network thinks likely, and how often that was right. */
export type Calibration = readonly (readonly [thought: number, right: number])[];

/**
 * How often words that the network decided were right before their last letter, by what had offered the form. Measured
 * on 25,559 words of news and web text that the reader never learned from (WikiNewsMax and CATT) and on customers'
 * texts; marks that the reference leaves out were not counted.
 */
export const networkCalibrations: Readonly<Record<'listed' | 'derived' | 'letters', Calibration>> = {
  listed: [
    [0, 0.68],
    [0.4, 0.7],
    [0.6, 0.75],
    [0.8, 0.835],
    [0.9, 0.895],
    [0.95, 0.935],
    [0.98, 0.961],
    [0.99, 0.979],
    [0.995, 0.991],
    [0.999, 0.996],
    [1, 0.999],
  ],
  derived: [
    [0, 0.4],
    [0.4, 0.52],
    [0.6, 0.62],
    [0.8, 0.78],
    [0.9, 0.89],
    [0.98, 0.93],
    [0.99, 0.96],
    [1, 0.97],
  ],
  letters: [
    [0, 0.13],
    [0.2, 0.29],
    [0.4, 0.46],
    [0.6, 0.58],
    [0.8, 0.7],
    [0.9, 0.88],
    [1, 0.93],
  ],
};

/** How often words were right that a rule about certain words decided, by the first part of its name. */
export const ruleCalibrations: Readonly<Record<string, number>> = {
  homograph: 0.94,
  present: 0.92,
  voice: 0.97,
  person: 0.91,
  order: 0.93,
  past: 0.88,
  passive: 0.5,
  talk: 0.95,
};
