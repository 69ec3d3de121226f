/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.28,
  odds: 0.92,
  length: -0.12,
  unknown: 0.22,
  listed: 2.31,
  listedAlike: 1.75,
  talk: 0.64,
  verb: 1.00,
  markedVerb: 1.71,
} as const;
