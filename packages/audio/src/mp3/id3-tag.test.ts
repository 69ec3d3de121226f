import fc from 'fast-check';
import { expect, it } from 'vitest';
import { id3Tag } from './id3-tag.ts';

function readTag(tag: Uint8Array) {
  const view = new DataView(tag.buffer);
  const size = [6, 7, 8, 9].reduce((total, index) => total * 128 + tag[index]!, 0);
  const titleLength = view.getUint32(14);
  const title = new TextDecoder('utf-16le').decode(tag.subarray(21, 20 + titleLength));
  return {
    start: String.fromCharCode(...tag.subarray(0, 3)),
    version: tag[3],
    size,
    title,
    sevens: tag.subarray(6, 10).every((part) => part < 128),
  };
}

it('carries an Arabic title, with letters outside the basic plane', () => {
  const tag = id3Tag('رخيم 😀');

  expect(readTag(tag)).toEqual({ start: 'ID3', version: 3, size: tag.length - 10, title: 'رخيم 😀', sevens: true });
});

it('cleans and bounds any title', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
      ),
      (text) => {
        const tag = id3Tag(text);
        const { title, size } = readTag(tag);

        expect(size).toBe(tag.length - 10);
        expect(Array.from(title).length).toBeLessThanOrEqual(200);
        expect(title).not.toMatch(/\p{Cc}/u);
        expect(title.isWellFormed()).toBe(true);
      },
    ),
  );
});
