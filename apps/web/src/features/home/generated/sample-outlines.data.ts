// Written by `npm run samples` from what the engine said.
import type { SampleDialect, SampleOutline } from '../samples.data.ts';

export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {
  msa: { durationMs: 5022, bars: '1545756157176534751111146242312735555648851336785665366361324731', wordStartsMs: [48, 428, 798, 1008, 1720, 2150, 2730, 3440, 3790, 4300, 4480] },
  egyptian: { durationMs: 4919, bars: '1255634414311111111566567315455226637627512436866343464341535431', wordStartsMs: [48, 498, 1427, 2177, 2727, 2937, 3237, 3777, 4127, 4287] },
  saudi: { durationMs: 5076, bars: '1655756612434111146675148467821632777621111111633614771477574411', wordStartsMs: [48, 198, 418, 1263, 2133, 2383, 2643, 3594, 3864, 4194, 4564] },
};
