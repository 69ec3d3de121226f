/** Bounds of one document, so that nothing hostile costs much. */
export const markupLimits = {
  /** UTF-16 units of the whole document. */
  lengthMax: 200_000,
  depthMax: 32,
  /** Elements, breaks and marks. */
  elementsMax: 5_000,
  attributeLengthMax: 1_000,
  markNameLengthMax: 100,
  /** Milliseconds of one break. */
  breakMsMax: 10_000,
} as const;
