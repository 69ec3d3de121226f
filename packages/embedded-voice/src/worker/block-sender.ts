const kibibyte = 1024;

/** Encoded bytes that an utterance may have made and its consumer not taken yet. */
export const bytesInFlightMax = 256 * kibibyte;

/** More than one step of an utterance encodes: the longest pause at the slowest rate is 62 KB of WAV. */
const stepBytesMax = 64 * kibibyte;
const blockBytesMax = 16 * kibibyte;

/**
 * Gathers an encoder's small pieces into blocks that are worth a message, and keeps count of what the consumer still
 * has to take.
 */
export interface BlockSender {
  add(bytes: Uint8Array): void;
  /** Sends what is left. */
  flush(): void;
  /** The consumer has taken this much. */
  consumed(bytes: number): void;
  /** True when one more step cannot exceed what may be in flight. */
  readonly hasRoom: boolean;
  readonly hasSent: boolean;
}

/**
 * The first bytes leave at once, so that sound starts early. Every later block is as large as everything before it, up
 * to 16 KiB.
 *
 * @param post receives blocks that it may transfer: each owns its memory.
 */
export function createBlockSender(post: (block: Uint8Array<ArrayBuffer>) => void): BlockSender {
  let pieces: Uint8Array[] = [];
  let pendingBytes = 0;
  let sentBytes = 0;
  let consumedBytes = 0;

  function flush(): void {
    if (pendingBytes > 0) {
      const block = new Uint8Array(pendingBytes);
      let offset = 0;
      for (const piece of pieces) {
        block.set(piece, offset);
        offset += piece.length;
      }
      pieces = [];
      pendingBytes = 0;
      sentBytes += block.length;
      post(block);
    }
  }

  return {
    add(bytes) {
      if (bytes.length > 0) {
        pieces.push(bytes);
        pendingBytes += bytes.length;
        if (pendingBytes >= Math.min(sentBytes, blockBytesMax)) {
          flush();
        }
      }
    },
    flush,
    consumed(bytes) {
      consumedBytes += bytes;
    },
    get hasRoom() {
      return sentBytes + pendingBytes - consumedBytes + stepBytesMax <= bytesInFlightMax;
    },
    get hasSent() {
      return sentBytes > 0;
    },
  };
}
