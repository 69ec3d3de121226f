/**
 * An utterance on its way between processes: frames of a type, a length (32 bits, big-endian) and so many bytes. The
 * last frame is `end` or `error`; a stream that stops before is broken.
 */
export const frameTypes = { ping: 0, event: 1, audio: 2, end: 3, error: 4 } as const;

export interface Frame {
  readonly type: number;
  readonly bytes: Buffer;
}

const headBytes = 5;
/** A frame is held in memory as a whole; the largest is the word times of a long text. */
const frameBytesMax = 16 * 1024 * 1024;

export const contentType = 'application/vnd.rakhim.speech';

export function writeFrame(type: number, bytes: Uint8Array = new Uint8Array()): Buffer {
  const frame = Buffer.allocUnsafe(headBytes + bytes.length);
  frame.writeUInt8(type, 0);
  frame.writeUInt32BE(bytes.length, 1);
  frame.set(bytes, headBytes);
  return frame;
}

/** @throws when a frame is too large, or the bytes end within one. */
export async function* readFrames(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let buffered = Buffer.alloc(0);
  for await (const block of blocks) {
    buffered = Buffer.concat([buffered, block]);
    for (let frame = takeFrame(buffered); frame; frame = takeFrame(buffered)) {
      buffered = buffered.subarray(headBytes + frame.bytes.length);
      yield frame;
    }
  }
  if (buffered.length > 0) {
    throw new Error('The stream ended within a frame.');
  }
}

function takeFrame(buffered: Buffer): Frame | undefined {
  if (buffered.length < headBytes) {
    return undefined;
  }
  const length = buffered.readUInt32BE(1);
  if (length > frameBytesMax) {
    throw new Error(`A frame of ${length} bytes was refused.`);
  }
  return buffered.length < headBytes + length
    ? undefined
    : { type: buffered.readUInt8(0), bytes: buffered.subarray(headBytes, headBytes + length) };
}
