// Written by `npm run samples` from what the engine said.
import type { SampleDialect, SampleOutline } from '../samples.data.ts';

export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {
  msa: { durationMs: 5865, bars: '4716345242363524655331112831526162522663636252756473556262354631', wordStartsMs: [0, 457, 886, 1169, 2118, 2639, 3255, 4119, 4531, 5076, 5278] },
  egyptian: { durationMs: 5384, bars: '1264863162144321111535376226446261251271111436645216435443155345', wordStartsMs: [0, 696, 1580, 2326, 2911, 3130, 3499, 4141, 4627, 4726] },
  saudi: { durationMs: 5906, bars: '4454635612545511245565254468731413467852111117444415452452564333', wordStartsMs: [0, 148, 470, 1451, 2389, 2779, 3025, 4133, 4425, 4817, 5148] },
};
