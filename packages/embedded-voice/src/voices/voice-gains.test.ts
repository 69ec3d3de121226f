import { dialects } from '@rakhim/arabic';
import { type Loudness, measureLoudness, sampleRate, targetLufs } from '@rakhim/audio';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakToSamples } from '../../calibrate/speak-to-samples.ts';
import type { EngineName } from '../types.ts';
import { createReader } from '../worker/create-reader.ts';
import { openVoice } from '../worker/open-voice.ts';
import type { UtteranceTools } from '../worker/passages.ts';
import { voiceGainsDb } from './generated/voice-gains.data.ts';
import { listVoices } from './voice-table.ts';

/** Not among the sentences that the gains were measured with. */
const text = 'كان الجو جميلا في ذلك المساء، فخرجنا نمشي على شاطئ البحر. هل تذكرين كم ضحكنا؟';

describe.each<EngineName>(['classic', 'learned'])('the loudness that listeners of the %s engine get', (engine) => {
  let tools: UtteranceTools;

  beforeAll(async () => {
    tools = { voice: await openVoice(engine), read: createReader() };
  });

  it.each(listVoices(dialects))(
    'is the common one, without clipping, from the $gender voice of $dialect',
    async (voice) => {
      const samples = await speakToSamples(tools, text, voice, voiceGainsDb[engine][voice.dialect][voice.gender]);
      const { integratedLufs, truePeakDb }: Loudness = measureLoudness(samples, sampleRate);
      expect(Math.abs(integratedLufs - targetLufs)).toBeLessThanOrEqual(1.5);
      expect(truePeakDb).toBeLessThanOrEqual(-1);
    },
  );
});
