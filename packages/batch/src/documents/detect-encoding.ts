import { isUtf8 } from 'node:buffer';
import type { TextEncodingName } from './document.ts';

export interface DetectedEncoding {
  readonly encoding: TextEncodingName;
  /** False where the bytes would have been valid in another way, too. */
  readonly isCertain: boolean;
}

/** Bytes looked at where statistics decide. */
const sampleBytes = 64 * 1024;

/** Share of bytes above 0x7F that must be Arabic letters or marks before windows-1256 is believed. */
const arabicShareMin = 0.6;

/** A valid UTF-8 file with a few damaged bytes has at most one in so many characters. */
const damageShareMax = 1 / 200;

/**
 * Finds out how the bytes of a text are to be read: byte order mark, then valid UTF-8, then UTF-16 by its zeros and its
 * Arabic block, then windows-1256 where what comes out looks like Arabic. The order matters: Arabic in windows-1256 is
 * practically never valid UTF-8.
 *
 * @returns undefined when no reading makes sense.
 */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding | undefined {
  const marked = encodingByMark(bytes);
  if (marked !== undefined) {
    return { encoding: marked, isCertain: true };
  }
  // Plain UTF-16 of ASCII letters is valid UTF-8 full of NULs, so it is asked first.
  const wide = wideEncoding(bytes.subarray(0, sampleBytes));
  if (wide !== undefined) {
    return { encoding: wide, isCertain: false };
  }
  if (isUtf8(bytes)) {
    return { encoding: 'utf-8', isCertain: true };
  }
  if (damageShare(bytes) <= damageShareMax) {
    return { encoding: 'utf-8', isCertain: false };
  }
  return arabicShare(bytes.subarray(0, sampleBytes)) >= arabicShareMin
    ? { encoding: 'windows-1256', isCertain: false }
    : undefined;
}

function encodingByMark(bytes: Uint8Array): TextEncodingName | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return 'utf-8';
  }
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * In UTF-16, one of the two bytes of Latin letters, spaces and digits is 0, and of Arabic letters 6. In other encodings
 * both are rare.
 */
function wideEncoding(bytes: Uint8Array): TextEncodingName | undefined {
  const units = bytes.length >> 1;
  if (units < 2 || bytes.length % 2 !== 0) {
    return undefined;
  }
  const highBytes = [0, 0];
  for (let index = 0; index < units * 2; index++) {
    const byte = bytes[index];
    if (byte === 0 || byte === 6) {
      highBytes[index % 2] = (highBytes[index % 2] ?? 0) + 1;
    }
  }
  const [even = 0, odd = 0] = highBytes.map((count) => count / units);
  if (Math.max(even, odd) < 0.9 || Math.min(even, odd) > 0.3) {
    return undefined;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Characters that UTF-8 could not make sense of, among all that are not ASCII. */
function damageShare(bytes: Uint8Array): number {
  let damaged = 0;
  let good = 0;
  for (const character of new TextDecoder('utf-8').decode(bytes)) {
    if (character === '\uFFFD') {
      damaged++;
    } else if (character > '\u007F') {
      good++;
    }
  }
  return damaged / Math.max(1, damaged + good);
}

/** Share of Arabic among what is not ASCII, the bytes read as windows-1256. */
function arabicShare(bytes: Uint8Array): number {
  let arabic = 0;
  let others = 0;
  for (const character of new TextDecoder('windows-1256').decode(bytes)) {
    if (/[\u0621-\u0652،؛؟پچژگ]/u.test(character)) {
      arabic++;
    } else if (character > '\u007F') {
      others++;
    }
  }
  return arabic / Math.max(1, arabic + others);
}
