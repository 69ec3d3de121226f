/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: 0.38,
  odds: 1.05,
  length: -0.19,
  unknown: 0.30,
  listed: 1.56,
  listedAlike: 0.84,
  talk: 0.40,
  verb: 0.74,
  verbPair: 0.87,
  markedVerb: 0.99,
} as const;
