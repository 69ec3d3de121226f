import { splitMarks } from '@rakhim/arabic';
import { expect, it } from 'vitest';
import { createTalkExamples } from './talk-examples.ts';

it('shows the network talk as the product reads it, with the marks that it is to find', () => {
  const [examples = [], none] = createTalkExamples()('levantine', ['شُو بِدَّك تَعْمِل؟', 'وَصَلَ الْوَزِيرُ إِلَى الْعَاصِمَةِ.']);
  expect(examples.map(({ word }) => word.symbols.length)).toEqual([1, 2, 3, 4, 1]);
  expect(new Set(examples.map(({ variety }) => variety))).toEqual(new Set([2]));
  const marksOf = (word: string) => splitMarks(word).map(({ marks }) => marks);
  expect(examples.map(({ marks }) => marks)).toEqual([
    undefined,
    marksOf('شُو'),
    marksOf('بِدَّك'),
    marksOf('تَعْمِل'),
    undefined,
  ]);
  expect(none).toEqual([]);
});
