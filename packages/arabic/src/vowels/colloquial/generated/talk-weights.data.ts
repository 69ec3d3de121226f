/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.47,
  odds: 0.86,
  length: -0.13,
  unknown: 0.22,
  listed: 2.51,
  listedAlike: 1.80,
  talk: 0.67,
  verb: 1.00,
  markedVerb: 1.96,
} as const;
