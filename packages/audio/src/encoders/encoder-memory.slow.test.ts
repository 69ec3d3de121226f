import { expect, it } from 'vitest';
import { memoryInUse } from '../testing/memory-in-use.ts';
import { createFlacEncoder } from './flac-encoder.ts';
import { createOpusEncoder } from './opus-encoder.ts';

const block = new Float32Array(480);

it.each([
  ['Opus', createOpusEncoder],
  ['FLAC', createFlacEncoder],
] as const)('%s leaks nothing, whether finished or aborted', async (_name, create) => {
  async function speak(utterances: number): Promise<void> {
    for (let utterance = 0; utterance < utterances; utterance++) {
      const encoder = await create();
      encoder.encode(block);
      if (utterance % 2 === 0) {
        encoder.finish();
      }
      encoder.close();
    }
  }

  await speak(20);
  const before = await memoryInUse();
  await speak(800);
  expect((await memoryInUse()) - before).toBeLessThan(2 * 2 ** 20);
});
