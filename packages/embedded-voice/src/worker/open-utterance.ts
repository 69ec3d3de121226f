import { createAudioPipeline } from '@rakhim/audio';
import { type Speaker, speakerSampleRate } from '../espeak/create-speaker.ts';
import type { VoiceEvent, VoiceRequest } from '../types.ts';
import { voiceGainsDb } from '../voices/generated/voice-gains.data.ts';
import { createUtterance, type Reading, type Utterance } from './utterance.ts';

/** What utterances of one thread share. */
export interface UtteranceTools {
  readonly speaker: Speaker;
  readonly read: (request: VoiceRequest) => Reading;
}

/**
 * Opens the way from text to encoded sound for one request, with the gain that brings its voice to the common loudness.
 */
export async function openUtterance(
  { speaker, read }: UtteranceTools,
  request: VoiceRequest,
  { isCancelled, emit }: { readonly isCancelled: () => boolean; readonly emit: (event: VoiceEvent) => void },
): Promise<Utterance> {
  const { dialect, gender, prosody, format, delivery } = request;
  const pipeline = await createAudioPipeline({
    inputSampleRate: speakerSampleRate,
    format,
    delivery,
    level: { gainDb: voiceGainsDb[dialect][gender] + prosody.gainDb },
  });
  return createUtterance({ request, read: () => read(request), speaker, pipeline, isCancelled, emit });
}
