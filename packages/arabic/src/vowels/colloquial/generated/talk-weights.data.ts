/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.03,
  odds: 0.96,
  length: -0.12,
  unknown: 0.19,
  listed: 2.21,
  listedAlike: 1.59,
  talk: 0.59,
  verb: 0.98,
  verbPair: 1.38,
  markedVerb: 1.65,
} as const;
