/** The pause that is heard between two parts, as between two sentences. */
const pauseMs = 250;
/** What is kept of the quiet before a part's first sound, so that a soft onset is not cut. */
const onsetMs = 20;
const fadeMs = 5;
/** Trailing quiet is held back up to here, to be cut if the part ends in it. */
const heldMsMax = 2_000;
/** -50 dB of full scale: quieter than any speech sound. */
const silenceMax = 100;

type Block = Int16Array<ArrayBuffer>;

/**
 * Makes one signal of parts that were spoken apart. The first part's start and the last part's end are left as they
 * are; at each join the quiet on both sides becomes one pause of 250 ms, and both edges are faded over 5 ms, so that no
 * step is heard.
 *
 * @param parts in the order of the text. A part is asked for only when the one before has ended.
 */
export async function* joinPcm(parts: AsyncIterable<AsyncIterable<Block>>, sampleRate: number): AsyncGenerator<Block> {
  const samplesOf = (milliseconds: number): number => Math.round((milliseconds / 1000) * sampleRate);
  let held: Tail | undefined;
  for await (const part of parts) {
    if (held) {
      yield endPart(held.rest(), { pause: samplesOf(pauseMs), fade: samplesOf(fadeMs) });
    }
    const blocks = held ? startPart(part, { onset: samplesOf(onsetMs), fade: samplesOf(fadeMs) }) : part;
    held = createTail(samplesOf(heldMsMax), samplesOf(fadeMs));
    for await (const block of blocks) {
      yield* held.push(block);
    }
  }
  yield* held?.rest() ?? [];
}

interface Tail {
  /** @returns what can no longer be part of the trailing quiet. */
  push(block: Block): readonly Block[];
  /** @returns everything still held. */
  rest(): readonly Block[];
}

/** Holds back trailing quiet of at most `heldMax` samples, and at least `fade` samples where the blocks allow. */
function createTail(heldMax: number, fade: number): Tail {
  let held: Block[] = [];
  let heldCount = 0;

  return {
    push(block) {
      const quietFrom = Math.min(block.findLastIndex(isSound) + 1, Math.max(0, block.length - fade));
      const released: Block[] = [];
      if (quietFrom > 0) {
        released.push(...held, block.subarray(0, quietFrom));
        held = [];
        heldCount = 0;
      }
      held.push(block.subarray(quietFrom));
      heldCount += block.length - quietFrom;
      while (heldCount > heldMax && held.length > 1) {
        const oldest = held.shift() ?? new Int16Array(0);
        heldCount -= oldest.length;
        released.push(oldest);
      }
      return released;
    },
    rest: () => held,
  };
}

/**
 * The end of a part that another follows: its own quiet up to the length of the pause, faded out, and padded where it
 * is shorter.
 */
function endPart(held: readonly Block[], lengths: { readonly pause: number; readonly fade: number }): Block {
  const tail = concatenate(held);
  const ending = new Int16Array(tail.findLastIndex(isSound) + 1 + lengths.pause);
  const kept = Math.min(tail.length, ending.length);
  ending.set(tail.subarray(0, kept));
  const faded = Math.min(kept, lengths.fade);
  for (let index = 1; index <= faded; index += 1) {
    ending[kept - index] = (ending[kept - index] ?? 0) * ((index - 1) / faded);
  }
  return ending;
}

/** The start of a part that another came before: its leading quiet left out, then faded in. */
async function* startPart(
  part: AsyncIterable<Block>,
  lengths: { readonly onset: number; readonly fade: number },
): AsyncGenerator<Block> {
  let quiet: Block = new Int16Array(0);
  let isStarted = false;
  for await (const block of part) {
    if (isStarted) {
      yield block;
      continue;
    }
    const soundFrom = block.findIndex(isSound);
    if (soundFrom < 0) {
      quiet = block;
      continue;
    }
    isStarted = true;
    const joined = concatenate([quiet, block]);
    yield fadeIn(joined.subarray(Math.max(0, quiet.length + soundFrom - lengths.onset)), lengths.fade);
  }
}

function fadeIn(block: Block, length: number): Block {
  const fadedLength = Math.min(block.length, length);
  for (let index = 0; index < fadedLength; index += 1) {
    block[index] = (block[index] ?? 0) * ((index + 1) / fadedLength);
  }
  return block;
}

function isSound(sample: number): boolean {
  return Math.abs(sample) > silenceMax;
}

function concatenate(blocks: readonly Block[]): Block {
  const joined = new Int16Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    joined.set(block, offset);
    offset += block.length;
  }
  return joined;
}
