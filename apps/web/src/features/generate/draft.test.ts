import { expect, it } from 'vitest';
import { blankDraft, type Draft, layOver, worthKeeping } from './draft.ts';

const before: Draft = {
  text: 'من قبل',
  dialect: 'egyptian',
  voice: 'female2',
  style: 'ببطء',
  latinWords: 'english',
  readings: [{ start: 0, end: 2, vowelled: 'مِن' }],
};
const written = (text: string): Draft => ({ ...blankDraft, text });

it('is the draft from before where nothing was begun', () => {
  expect(layOver(before, blankDraft)).toEqual(before);
  expect(layOver(before, written(' \n'))).toEqual(before);
});

it('is the text that was begun, said as the draft from before was', () => {
  expect(layOver(before, written('الآن'))).toEqual({ ...before, text: 'الآن', readings: [] });
});

it('is said as was chosen meanwhile, without what was to be read in another dialect', () => {
  const begun: Draft = { ...blankDraft, dialect: 'gulf', voice: 'male3', style: 'بسرعة' };
  expect(layOver(before, begun)).toEqual({ ...before, dialect: 'gulf', voice: 'male3', style: 'بسرعة', readings: [] });
});

it('comes back once, if there is anything in it that is not shown', () => {
  const kept = worthKeeping([written('أ'), blankDraft, written('ب'), written('أ'), written('ج')], written('ب'));
  expect(kept.map(({ text }) => text)).toEqual(['أ', 'ج']);
});
