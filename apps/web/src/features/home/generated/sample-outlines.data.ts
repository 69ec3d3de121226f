// Written by `npm run samples` from what the engine said.
import type { SampleDialect, SampleOutline } from '../samples.data.ts';

export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {
  msa: { durationMs: 4952, bars: '1635744146258461662111137423212644546636761326686663547351314641', wordStartsMs: [48, 428, 798, 1028, 1720, 2140, 2710, 3400, 3770, 4260, 4430] },
  egyptian: { durationMs: 4899, bars: '1455723323311111111445355423553426636527412416866242454341635521', wordStartsMs: [48, 498, 1417, 2187, 2717, 2917, 3217, 3757, 4097, 4257] },
  saudi: { durationMs: 5056, bars: '1556756612453111147781268568611524777521111112626725661566575511', wordStartsMs: [48, 198, 408, 1243, 2093, 2353, 2603, 3554, 3824, 4154, 4534] },
};
