import { removeMarks } from '@rakhim/arabic';
import { customerTexts } from '@rakhim/arabic/customers';
import { expect, it } from 'vitest';
import { knownSentences } from './known-sentences.ts';

it('gives words the marks of their reading, as far as the reading goes', () => {
  const sentences = knownSentences();
  expect(sentences).toContain('ادْفَعْ بِبِطَاقَةِ مَدَى.');
  expect(sentences.length).toBeGreaterThan(3000);
  expect(sentences.every((sentence) => sentence !== removeMarks(sentence))).toBe(true);
});

it('knows none of the texts that are kept unseen', () => {
  const unseen = new Set(customerTexts.unseen.flatMap(({ rows }) => rows.map(removeMarks)));
  expect(knownSentences().filter((sentence) => unseen.has(removeMarks(sentence)))).toEqual([]);
});
