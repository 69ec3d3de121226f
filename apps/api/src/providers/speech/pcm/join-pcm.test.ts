import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speechLike } from '#src/testing/openai-server.ts';
import { joinPcm } from './join-pcm.ts';

type Block = Int16Array<ArrayBuffer>;

const sampleRate = 24_000;
const pauseSamples = 0.25 * sampleRate;
const onsetSamples = 0.02 * sampleRate;

async function* inBlocks(samples: Block, blockLength: number): AsyncGenerator<Block> {
  for (let offset = 0; offset < samples.length; offset += blockLength) {
    yield samples.slice(offset, offset + blockLength);
  }
}

async function join(parts: readonly Block[], blockLength = 4_800): Promise<number[]> {
  const streams = (async function* () {
    for (const part of parts) {
      yield inBlocks(part, blockLength);
    }
  })();
  const blocks = await Array.fromAsync(joinPcm(streams, sampleRate));
  return blocks.flatMap((block) => Array.from(block));
}

function largestStep(samples: readonly number[]): number {
  return samples.reduce((largest, sample, index) => Math.max(largest, Math.abs(sample - (samples[index - 1] ?? 0))), 0);
}

describe('joinPcm', () => {
  it('changes nothing of a single part, its quiet included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.int16Array({ maxLength: 20_000, size: 'max' }),
        fc.integer({ min: 1, max: 5_000 }),
        async (samples, blockLength) => {
          expect(await join([new Int16Array(samples)], blockLength)).toEqual(Array.from(samples));
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ['parts that begin and end in quiet', 0.4],
    ['parts cut off in full voice', 0],
  ])('joins %s without a step larger than any within the voice', async (_name, quietSeconds) => {
    const parts = [120, 180, 240].map((hertz) => speechLike({ hertz, seconds: 1.001, quietSeconds }));
    const stepWithin = Math.max(...parts.map((part) => largestStep(Array.from(part).slice(1, -1))));
    expect(largestStep(await join(parts))).toBeLessThanOrEqual(stepWithin);
  });

  it('leaves one pause of a quarter of a second between two parts', async () => {
    const parts = [
      speechLike({ hertz: 120, seconds: 1, quietSeconds: 0.5 }),
      speechLike({ hertz: 180, seconds: 1, quietSeconds: 0.5 }),
    ];
    const joined = await join(parts);
    const inner = joined.slice(sampleRate / 2, -sampleRate / 2);
    const longestQuiet = inner
      .map((sample) => (Math.abs(sample) > 100 ? ' ' : '-'))
      .join('')
      .split(' ')
      .reduce((a, b) => (a.length > b.length ? a : b)).length;
    expect(longestQuiet).toBeGreaterThanOrEqual(pauseSamples);
    expect(longestQuiet).toBeLessThanOrEqual(pauseSamples + onsetSamples + 200);
    // The very start and end are as the engine sent them.
    expect(joined.slice(0, 12_000)).toEqual(Array.from(parts[0]!.slice(0, 12_000)));
    expect(joined.slice(-12_000)).toEqual(Array.from(parts[1]!.slice(-12_000)));
  });

  it('joins the same way whatever the blocks', async () => {
    const parts = [
      speechLike({ hertz: 120, seconds: 0.5, quietSeconds: 0.3 }),
      speechLike({ hertz: 180, seconds: 0.5, quietSeconds: 0.3 }),
    ];
    expect(await join(parts, 480)).toEqual(await join(parts, 16_384));
  });

  it('asks for a part only when the one before has ended', async () => {
    const order: string[] = [];
    const streams = (async function* () {
      for (const name of ['first', 'second']) {
        order.push(`opened ${name}`);
        yield (async function* () {
          yield speechLike({ hertz: 120, seconds: 0.1 });
          order.push(`ended ${name}`);
        })();
      }
    })();
    await Array.fromAsync(joinPcm(streams, sampleRate));
    expect(order).toEqual(['opened first', 'ended first', 'opened second', 'ended second']);
  });
});
