import { expect, it } from 'vitest';
import { splitAtSpokenWord } from './spoken-word.ts';

const caption = { startMs: 1_000, endMs: 2_000, text: 'كان يا ما كان' };

it.each([
  [0, 'كان', 0],
  [1_000, 'كان', 0],
  [1_400, 'يا', 4],
  [1_999, 'كان', 10],
  [5_000, 'كان', 10],
])('the spoken word at %d ms is “%s”', (atMs, word, start) => {
  const found = splitAtSpokenWord(caption, atMs);
  expect([found.word, found.before.length]).toEqual([word, start]);
});

it.each(['', ' ', '،', ' كلمة', 'سطر\nوسطر ', 'كان يا ما كان'])(
  'the split of “%s” loses nothing and moves forward',
  (text) => {
    let last = 0;
    for (const atMs of [-100, 0, 1, 250, 500, 999, 1_000, 2_000]) {
      const { before, word, after } = splitAtSpokenWord({ text, startMs: 0, endMs: 1_000 }, atMs);
      expect(before + word + after).toBe(text);
      expect(before.length).toBeGreaterThanOrEqual(last);
      last = before.length;
    }
  },
);
