import { measureLoudness, sampleRate, targetLufs } from '@rakhim/audio';
import type { VoiceId } from '../src/voices/voice-table.ts';
import type { UtteranceTools } from '../src/worker/passages.ts';
import { calibrationSentences } from './sentences.data.ts';
import { speakToSamples } from './speak-to-samples.ts';

const startGainDb = 9;
/**
 * The limiter takes a little more the higher the gain is, so one step is not enough; the third changes some hundredths
 * of a decibel.
 */
const roundCount = 3;

/**
 * @returns the gain, to a tenth of a decibel, at which the voice reading the calibration sentences has the target
 *   loudness.
 */
export async function calibrateVoice(tools: UtteranceTools, voice: VoiceId): Promise<number> {
  let gainDb = startGainDb;
  for (let round = 0; round < roundCount; round += 1) {
    const samples = await speakToSamples(tools, calibrationSentences.join(' '), voice, gainDb);
    gainDb += targetLufs - measureLoudness(samples, sampleRate).integratedLufs;
  }
  return Math.round(gainDb * 10) / 10;
}
