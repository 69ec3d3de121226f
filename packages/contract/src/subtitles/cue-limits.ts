/**
 * How much a reader takes in at a time: two lines of 42 letters for at most seven seconds, and nothing that flashes by
 * in less than one. Source: Netflix Timed Text Style Guide, Arabic and general requirements.
 */
export const cueLimits = { lineGraphemesMax: 42, linesMax: 2, durationMsMax: 7_000, durationMsMin: 1_000 } as const;
