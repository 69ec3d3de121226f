/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.11,
  odds: 0.98,
  length: -0.10,
  unknown: 0.17,
  listed: 2.29,
  listedAlike: 1.51,
  talk: 0.60,
  verb: 1.00,
  verbPair: 1.28,
  markedVerb: 1.63,
} as const;
