/**
 * Measures every voice and writes the table of gains. To be run when voices, the mastering chain or the phonology have
 * changed:
 *
 *   node --conditions=@rakhim/source calibrate/write-voice-gains.ts
 */
import { writeFileSync } from 'node:fs';
import { dialects } from '@rakhim/arabic';
import { createSpeaker } from '../src/espeak/create-speaker.ts';
import { createReader } from '../src/worker/create-reader.ts';
import { calibrateVoice } from './calibrate-voice.ts';

const table = new URL('../src/voices/generated/voice-gains.data.ts', import.meta.url);

const tools = { speaker: await createSpeaker(), read: createReader() };
const rows: string[] = [];
for (const dialect of dialects) {
  const male = await calibrateVoice(tools, { dialect, gender: 'male' });
  const female = await calibrateVoice(tools, { dialect, gender: 'female' });
  rows.push(`  ${dialect}: { male: ${male}, female: ${female} },`);
}

writeFileSync(
  table,
  `import type { Dialect } from '@rakhim/arabic';
import type { Gender } from '../../types.ts';

/**
 * The gain in decibels that brings each voice to -16 LUFS. Written by \`calibrate/write-voice-gains.ts\`; not edited by
 * hand.
 */
export const voiceGainsDb: Readonly<Record<Dialect, Readonly<Record<Gender, number>>>> = {
${rows.join('\n')}
};
`,
);
