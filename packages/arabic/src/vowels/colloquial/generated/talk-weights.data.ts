/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.00,
  odds: 0.96,
  length: -0.13,
  unknown: 0.18,
  listed: 2.21,
  listedAlike: 1.56,
  talk: 0.61,
  verb: 0.98,
  verbPair: 1.28,
  markedVerb: 1.69,
} as const;
