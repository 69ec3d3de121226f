import { existsSync } from 'node:fs';
import { dialects } from '@rakhim/contract/dialects';
import { voices } from '@rakhim/contract/voices';
import { expect, it } from 'vitest';
import { dialectReadings } from './generated/dialect-readings.data.ts';
import { wheelFileOf, wheelSentence } from './wheel-sentence.ts';

const count = wheelSentence.split(' ').length;

it.each(dialects)('$id reads every word of the sentence, in its own sounds', ({ id }) => {
  const { words } = dialectReadings[id];
  expect(words).toHaveLength(count);
  const others = words.filter(({ sounds }, index) => sounds !== dialectReadings.msa.words[index]?.sounds);
  expect(others.length).toBeGreaterThanOrEqual(id === 'msa' ? 0 : 3);
});

it.each(voices)('$id says each word later than the one before, in a file that is there', ({ id, dialect }) => {
  const startsMs = dialectReadings[dialect].wordStartsMs[id] ?? [];
  expect(startsMs).toHaveLength(count);
  expect(startsMs.every((startMs, index) => index === 0 || startMs > (startsMs[index - 1] ?? 0))).toBe(true);
  expect(existsSync(new URL(`../../../public${wheelFileOf(id)}`, import.meta.url))).toBe(true);
});
