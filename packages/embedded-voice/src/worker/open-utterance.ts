import { createAudioPipeline } from '@rakhim/audio';
import type { VoiceEvent, VoiceRequest } from '../types.ts';
import { toPassages, type UtteranceTools } from './passages.ts';
import { createUtterance, type Utterance } from './utterance.ts';

/**
 * Opens the way from text to encoded sound for one request, with the gain that brings its voice to the common
 * loudness.
 */
export async function openUtterance(
  { voice, read }: UtteranceTools,
  request: VoiceRequest,
  { isCancelled, emit }: { readonly isCancelled: () => boolean; readonly emit: (event: VoiceEvent) => void },
): Promise<Utterance> {
  const { format, delivery } = request;
  const passages = toPassages({ voice, read }, request);
  const pipeline = await createAudioPipeline({
    inputSampleRate: voice.sampleRate,
    format,
    delivery,
    level: { gainDb: passages[0].gainDb },
  });
  return createUtterance({
    passages,
    ...(request.score && { script: { text: request.text, score: request.score } }),
    sampleRate: voice.sampleRate,
    pipeline,
    isCancelled,
    emit,
  });
}
