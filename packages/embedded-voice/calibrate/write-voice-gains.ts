/**
 * Measures every voice and writes the table of gains. To be run when voices, the mastering chain or the phonology have
 * changed; the engines that are not named keep what they have:
 *
 *   node --conditions=@rakhim/source calibrate/write-voice-gains.ts [classic] [learned]
 */
import { writeFileSync } from 'node:fs';
import { type Dialect, dialects } from '@rakhim/arabic';
import type { EngineName, Gender } from '../src/types.ts';
import { voiceGainsDb } from '../src/voices/generated/voice-gains.data.ts';
import { createReader } from '../src/worker/create-reader.ts';
import { openVoice } from '../src/worker/open-voice.ts';
import { calibrateVoice } from './calibrate-voice.ts';

type Gains = Readonly<Record<Dialect, Readonly<Record<Gender, number>>>>;

const table = new URL('../src/voices/generated/voice-gains.data.ts', import.meta.url);
const engines: readonly EngineName[] = ['classic', 'learned'];
const asked = process.argv.slice(2);
const read = createReader();

async function measure(engine: EngineName): Promise<Gains> {
  const tools = { voice: await openVoice(engine), read };
  const rows: [Dialect, Record<Gender, number>][] = [];
  for (const dialect of dialects) {
    const male = await calibrateVoice(tools, { dialect, gender: 'male' });
    const female = await calibrateVoice(tools, { dialect, gender: 'female' });
    rows.push([dialect, { male, female }]);
  }
  return Object.fromEntries(rows) as Gains;
}

function toRows(gains: Gains): string[] {
  return dialects.map(
    (dialect) => `    ${dialect}: { male: ${gains[dialect].male}, female: ${gains[dialect].female} },`,
  );
}

const lines: string[] = [];
for (const engine of engines) {
  const isMeasured = asked.length === 0 || asked.includes(engine);
  lines.push(`  ${engine}: {`, ...toRows(isMeasured ? await measure(engine) : voiceGainsDb[engine]), '  },');
}

writeFileSync(
  table,
  `import type { Dialect } from '@rakhim/arabic';
import type { EngineName, Gender } from '../../types.ts';

/**
 * The gain in decibels that brings each voice of each engine to -16 LUFS. Written by \`calibrate/write-voice-gains.ts\`;
 * not edited by hand.
 */
export const voiceGainsDb: Readonly<Record<EngineName, Readonly<Record<Dialect, Readonly<Record<Gender, number>>>>>> = {
${lines.join('\n')}
};
`,
);
