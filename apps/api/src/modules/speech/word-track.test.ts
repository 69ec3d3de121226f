import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWordTrack } from './word-track.ts';

const words = [
  { start: 0, end: 3, startMs: 0.4, endMs: 199.6 },
  { start: 4, end: 6, startMs: 200, endMs: 400 },
  { start: 4, end: 6, startMs: 400, endMs: 600 },
  { start: 7, end: 9, startMs: 700, endMs: 900 },
];
const pieces = [
  { start: 0, end: 3, startMs: 0, endMs: 200 },
  { start: 4, end: 6, startMs: 200, endMs: 600 },
  { start: 7, end: 9, startMs: 700, endMs: 900 },
];

it('a word track follows the text piece by piece: words that stand for the same piece are one', () => {
  const track = createWordTrack();
  track.note(words);
  expect(track.take(true)).toEqual(pieces);
  expect(createWordTrack().take(true)).toEqual([]);
});

it('a word track hands out each piece once, and none that could still go on', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: words.length }), { maxLength: 4 }), (cuts) => {
      const track = createWordTrack();
      let from = 0;
      const taken = cuts
        .toSorted((a, b) => a - b)
        .flatMap((to) => {
          track.note(words.slice(from, to));
          from = to;
          return track.take(false);
        });
      track.note(words.slice(from));
      expect([...taken, ...track.take(true)]).toEqual(pieces);
    }),
  );
});

it('a word track never goes back in time', () => {
  const track = createWordTrack();
  track.note([
    { start: 0, end: 1, startMs: 0, endMs: 100 },
    { start: 2, end: 3, startMs: 90, endMs: 95 },
  ]);
  expect(track.take(true)).toEqual([
    { start: 0, end: 1, startMs: 0, endMs: 100 },
    { start: 2, end: 3, startMs: 100, endMs: 100 },
  ]);
});

it('a word track gathers the sounds of a piece where they are asked for, and only there', () => {
  const [b, m] = [
    { ipa: 'b', startMs: 0, endMs: 80 },
    { ipa: 'mː', startMs: 80, endMs: 200 },
  ];
  const spoken = [
    { start: 0, end: 2, startMs: 0, endMs: 80, phonemes: [b] },
    { start: 0, end: 2, startMs: 80, endMs: 200, phonemes: [m] },
  ];
  const [asked, plain] = [createWordTrack({ withPhonemes: true }), createWordTrack()];
  asked.note(spoken);
  plain.note(spoken);
  expect(asked.take(true)).toEqual([{ start: 0, end: 2, startMs: 0, endMs: 200, phonemes: [b, m] }]);
  expect(plain.take(true)).toEqual([{ start: 0, end: 2, startMs: 0, endMs: 200 }]);
});
