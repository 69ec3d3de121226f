import { createAudioPipeline } from '@rakhim/audio';
import { plainProsody } from '../src/style/prosody.ts';
import type { VoiceId } from '../src/voices/voice-table.ts';
import type { UtteranceTools } from '../src/worker/passages.ts';
import { createUtterance } from '../src/worker/utterance.ts';

const wavHeaderBytes = 44;
const int16FullScale = 32_768;

/**
 * Speaks a text as the product does, up to a WAV file.
 *
 * @param gainDb the gain after the compressor.
 * @returns its samples at 24 kHz, full scale ±1.
 */
export async function speakToSamples(
  { voice: engine, read }: UtteranceTools,
  text: string,
  voice: VoiceId,
  gainDb: number,
): Promise<Float32Array> {
  const request = { ...voice, text, prosody: plainProsody, format: 'wav', delivery: 'stream' } as const;
  const pipeline = await createAudioPipeline({
    inputSampleRate: engine.sampleRate,
    format: request.format,
    delivery: request.delivery,
    level: { gainDb },
  });
  const blocks: Uint8Array[] = [];
  const utterance = createUtterance({
    passages: [{ gainDb, read: () => read(request), open: () => engine.open(request) }],
    sampleRate: engine.sampleRate,
    pipeline,
    isCancelled: () => false,
    emit(event) {
      if (event.type === 'audio') {
        blocks.push(event.bytes);
      }
    },
  });
  while (!utterance.isOver) {
    utterance.step();
  }
  return readWavSamples(Buffer.concat(blocks));
}

/** @returns the samples of a 16-bit WAV file with the plain header of 44 bytes. */
export function readWavSamples(file: Buffer): Float32Array {
  return Float32Array.from({ length: (file.length - wavHeaderBytes) >> 1 }, (_, index) => {
    return file.readInt16LE(wavHeaderBytes + 2 * index) / int16FullScale;
  });
}
