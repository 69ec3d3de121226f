/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: -1.38,
  odds: 0.91,
  length: -0.11,
  unknown: 0.23,
  listed: 2.39,
  listedAlike: 1.76,
  talk: 0.64,
  verb: 0.99,
  markedVerb: 1.81,
} as const;
