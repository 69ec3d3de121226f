import { expect, it } from 'vitest';
import { createAudioPipeline } from './audio-pipeline.ts';
import { memoryInUse } from './testing/memory-in-use.ts';
import { noise } from './testing/signals.ts';

const stream = { inputSampleRate: 22_050, delivery: 'stream', level: { gainDb: 9 } } as const;

it.each(['mp3', 'ogg'] as const)(
  'A pipeline needs no more memory for 300 utterances, a third of them given up (%s).',
  async (format) => {
    const pcm = noise(4_410);
    async function speak(utterance: number): Promise<void> {
      const pipeline = await createAudioPipeline({ ...stream, format });
      pipeline.push(pcm);
      if (utterance % 3 === 0) {
        pipeline.close();
      } else {
        pipeline.finish();
      }
    }
    for (let utterance = 0; utterance < 100; utterance++) {
      await speak(utterance);
    }
    const memoryBefore = await memoryInUse();
    for (let utterance = 0; utterance < 300; utterance++) {
      await speak(utterance);
    }

    expect((await memoryInUse()) - memoryBefore).toBeLessThan(2 ** 21);
  },
);
