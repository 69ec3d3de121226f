import { expect, it } from 'vitest';
import { withCases } from './candidates.ts';

const formsOf = (form: string, rule: string) =>
  withCases([{ form, coreConfidence: 1, endingConfidence: 1, isOwn: true, origin: { stage: 'lexicon', rule } }]).map(
    (reading) => reading.form,
  );

it('gives a noun of ours with a pronoun its other cases, with the vowel of the pronoun', () => {
  expect(formsOf('كِتَابُهُ', 'lexicon.nouns')).toEqual(['كِتَابُهُ', 'كِتَابَهُ', 'كِتَابِهِ']);
  expect(formsOf('كِتَابُنَا', 'lexicon.nouns')).toEqual(['كِتَابُنَا', 'كِتَابَنَا', 'كِتَابِنَا']);
});

it('leaves particles, verbs and nouns without a pronoun alone', () => {
  expect(formsOf('هَذِهِ', 'lexicon.particles')).toEqual(['هَذِهِ']);
  expect(formsOf('يَزُورُكَ', 'lexicon.verbs')).toEqual(['يَزُورُكَ']);
  expect(formsOf('كِتَاب', 'lexicon.nouns')).toEqual(['كِتَاب']);
});
