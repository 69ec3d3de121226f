import { concatBytes } from '@rakhim/containers';

/** Code points of a title that are kept. */
const titleLengthMax = 200;

const latin1Encoding = 0;
const utf16Encoding = 1;

function utf16WithMark(text: string): Uint8Array {
  const marked = `\uFEFF${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < marked.length; index++) {
    view.setUint16(index * 2, marked.charCodeAt(index), true);
  }
  return bytes;
}

function textFrame(id: string, encoding: number, text: Uint8Array): Uint8Array {
  const head = new Uint8Array(11);
  head.set(new TextEncoder().encode(id));
  new DataView(head.buffer).setUint32(4, text.length + 1);
  head[10] = encoding;
  return concatBytes([head, text]);
}

/** The title as one clean line: no control characters, no broken surrogates, bounded. */
function cleanTitle(title: string): string {
  const line = title
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, titleLengthMax).join('');
}

/**
 * An ID3v2.3 tag with the title, in the UTF-16 that every player reads, and Arabic as the language.
 * Source: id3.org, ID3 tag version 2.3.0.
 */
export function id3Tag(title: string): Uint8Array {
  const frames = concatBytes([
    textFrame('TIT2', utf16Encoding, utf16WithMark(cleanTitle(title))),
    textFrame('TLAN', latin1Encoding, new TextEncoder().encode('ara')),
  ]);
  const size = frames.length;
  const sizeInSevens = [size >> 21, size >> 14, size >> 7, size].map((part) => part & 0x7f);
  return concatBytes([Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, ...sizeInSevens), frames]);
}
