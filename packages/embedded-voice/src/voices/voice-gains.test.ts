import { dialects } from '@rakhim/arabic';
import { type Loudness, measureLoudness, sampleRate, targetLufs } from '@rakhim/audio';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakToSamples } from '../../calibrate/speak-to-samples.ts';
import { createSpeaker } from '../espeak/create-speaker.ts';
import { createReader } from '../worker/create-reader.ts';
import type { UtteranceTools } from '../worker/open-utterance.ts';
import { voiceGainsDb } from './generated/voice-gains.data.ts';
import { listVoices } from './voice-table.ts';

/** Not among the sentences that the gains were measured with. */
const text = 'كان الجو جميلا في ذلك المساء، فخرجنا نمشي على شاطئ البحر. هل تذكرين كم ضحكنا؟';

let tools: UtteranceTools;

beforeAll(async () => {
  tools = { speaker: await createSpeaker(), read: createReader() };
});

describe('the loudness that listeners get', () => {
  it.each(listVoices(dialects))(
    'is the common one, without clipping, from the $gender voice of $dialect',
    async (voice) => {
      const samples = await speakToSamples(tools, text, voice, voiceGainsDb[voice.dialect][voice.gender]);
      const { integratedLufs, truePeakDb }: Loudness = measureLoudness(samples, sampleRate);
      expect(Math.abs(integratedLufs - targetLufs)).toBeLessThanOrEqual(1.5);
      expect(truePeakDb).toBeLessThanOrEqual(-1);
    },
  );
});
