// Written by `npm run samples` from what the engine said.
import type { SampleDialect, SampleOutline } from '../samples.data.ts';

export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {
  msa: { durationMs: 5568, bars: '3817336242155265156112283152624544163645361527474743655441544621', wordStartsMs: [0, 457, 886, 1167, 1822, 2343, 2959, 3823, 4235, 4780, 4983] },
  egyptian: { durationMs: 5379, bars: '1264863152144311111535276225445251251271111436535216335443155345', wordStartsMs: [0, 696, 1575, 2320, 2906, 3125, 3494, 4136, 4622, 4721] },
  saudi: { durationMs: 5907, bars: '4554635612445511245565254468731413467852111117444416352452554333', wordStartsMs: [0, 148, 470, 1452, 2390, 2780, 3026, 4134, 4425, 4817, 5149] },
};
