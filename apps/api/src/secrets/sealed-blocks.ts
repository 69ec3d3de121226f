import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './opaque-token.ts';

/** A part of some bytes, both ends included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export interface SealedPart extends Part {
  /** Length in bytes of the whole, before it was sealed. */
  readonly size: number;
}

/** Thrown for bytes that were changed, or sealed under another secret or for something else. */
export class BrokenSealError extends Error {
  override readonly name = 'BrokenSealError';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const overheadBytes = nonceBytes + tagBytes;
const plainBytes = 65_536;
const blockBytes = plainBytes + overheadBytes;

/** Returns the number of blocks; nothing at all is one block, so that its absence can be noticed. */
function countBlocks(size: number): number {
  return Math.max(1, Math.ceil(size / plainBytes));
}

/** Returns how long so many bytes are once they are sealed. */
export function sealedSize(size: number): number {
  return size + countBlocks(size) * overheadBytes;
}

/** Returns the part of the sealed bytes that holds a part of the plain ones: whole blocks. */
export function sealedPart({ start, end, size }: SealedPart): Part {
  return {
    start: Math.floor(start / plainBytes) * blockBytes,
    end: Math.min((Math.floor(end / plainBytes) + 1) * blockBytes, sealedSize(size)) - 1,
  };
}

/** A block's position is authenticated, so that blocks cannot be reordered, dropped or truncated. */
function placeOf(index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUInt32BE(index);
  place.writeUInt8(isLast ? 1 : 0, 4);
  return place;
}

function sealBlock(key: Buffer, block: Uint8Array, place: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(place);
  return Buffer.concat([nonce, cipher.update(block), cipher.final(), cipher.getAuthTag()]);
}

function openBlock(key: Buffer, block: Uint8Array, place: Buffer): Buffer {
  if (block.length < overheadBytes) {
    throw new BrokenSealError('A sealed block was cut off.');
  }
  const decipher = createDecipheriv(algorithm, key, block.subarray(0, nonceBytes))
    .setAAD(place)
    .setAuthTag(block.subarray(-tagBytes));
  const opened = decipher.update(block.subarray(nonceBytes, -tagBytes));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new BrokenSealError('A sealed block does not open.', { cause });
  }
}

interface Piece {
  readonly piece: Uint8Array;
  readonly isLast: boolean;
}

/** Cuts bytes into pieces of one length. The last one may be shorter, and is empty when there are no bytes. */
async function* cut(bytes: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Piece, void> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const some of bytes) {
    waiting.push(some);
    waitingBytes += some.length;
    // One byte more than a piece has: only then is it known not to be the last.
    if (waitingBytes > length) {
      let rest = Buffer.concat(waiting);
      for (; rest.length > length; rest = rest.subarray(length)) {
        yield { piece: rest.subarray(0, length), isLast: false };
      }
      waiting = [rest];
      waitingBytes = rest.length;
    }
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

/**
 * Encrypts bytes in blocks of 64 KiB, each of which can be opened alone (AES-256-GCM, key by HKDF-SHA-256; the
 * construction is STREAM of Hoang, Reyhanitabar, Rogaway and Vizár with nonces drawn at random).
 *
 * @param purpose what the key is derived for: a name that no other bytes have.
 */
export async function* sealBlocks(
  secret: Buffer,
  purpose: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const key = deriveKey(secret, purpose);
  let index = 0;
  for await (const { piece, isLast } of cut(bytes, plainBytes)) {
    yield sealBlock(key, piece, placeOf(index, isLast));
    index += 1;
  }
}

/**
 * Decrypts the blocks that `sealedPart` names, and yields the part itself. No byte comes out that was changed, moved or
 * sealed for something else.
 *
 * @throws BrokenSealError at such a block, and when one is missing.
 */
export async function* openBlocks(
  secret: Buffer,
  purpose: string,
  { start, end, size }: SealedPart,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const key = deriveKey(secret, purpose);
  const lastIndex = countBlocks(size) - 1;
  let index = Math.floor(start / plainBytes);
  let position = index * plainBytes;
  for await (const { piece } of cut(bytes, blockBytes)) {
    const plain = openBlock(key, piece, placeOf(index, index === lastIndex));
    const part = plain.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position));
    if (part.length > 0) {
      yield part;
    }
    index += 1;
    position += plainBytes;
  }
  if (position <= end) {
    throw new BrokenSealError('Sealed bytes end too early.');
  }
}
