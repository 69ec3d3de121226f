/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.02,
  odds: 0.96,
  length: -0.13,
  unknown: 0.19,
  listed: 2.21,
  listedAlike: 1.55,
  talk: 0.61,
  verb: 0.97,
  verbPair: 1.16,
  markedVerb: 1.71,
} as const;
