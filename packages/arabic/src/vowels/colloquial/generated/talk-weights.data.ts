/** Log odds that a text is talk, for each time that a sign stands in it. Written by `train/learn-dialects.ts` of arabic-model. */
export const talkWeights = {
  always: 0.04,
  odds: 1.08,
  length: -0.16,
  unknown: 0.40,
  listed: 1.45,
  listedAlike: 0.49,
  talk: 0.33,
  verb: 0.63,
  verbPair: 0.70,
  markedVerb: 0.91,
} as const;
