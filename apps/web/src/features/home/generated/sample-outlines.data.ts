// Written by `npm run samples` from what the engine said.
import type { SampleDialect, SampleOutline } from '../samples.data.ts';

export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {
  msa: { durationMs: 5032, bars: '1535656156176533752111146332212734555647851325686553456351314731', wordStartsMs: [48, 428, 798, 1018, 1730, 2160, 2740, 3450, 3810, 4310, 4490] },
  egyptian: { durationMs: 4929, bars: '1255734414311111111567567326564227537628522537867343464441535441', wordStartsMs: [48, 498, 1427, 2187, 2737, 2937, 3247, 3787, 4137, 4297] },
  saudi: { durationMs: 5086, bars: '1655756512434111146675138457731642778621111111633714771477574411', wordStartsMs: [48, 198, 418, 1263, 2133, 2393, 2653, 3604, 3874, 4204, 4574] },
};
