import { expect, it } from 'vitest';
import { blankDraft, type Draft, mergeDrafts, worthKeeping } from './draft.ts';

const before: Draft = {
  text: 'من قبل',
  dialect: 'egyptian',
  voice: 'female2',
  style: 'ببطء',
  speed: 1.25,
  pitch: -2,
  latinWords: 'english',
  notation: 'tags',
  readings: [{ start: 0, end: 2, vowelled: 'مِن' }],
};
const written = (text: string): Draft => ({ ...blankDraft, text });

it('the merged draft is the earlier one where nothing was begun', () => {
  expect(mergeDrafts(before, blankDraft)).toEqual(before);
  expect(mergeDrafts(before, written(' \n'))).toEqual(before);
});

it('the merged draft is the begun text with the settings of the earlier one', () => {
  expect(mergeDrafts(before, written('الآن'))).toEqual({ ...before, text: 'الآن', notation: 'plain', readings: [] });
});

it('the merged draft takes settings chosen meanwhile and drops readings of another dialect', () => {
  const begun: Draft = { ...blankDraft, dialect: 'gulf', voice: 'male3', style: 'بسرعة' };
  expect(mergeDrafts(before, begun)).toEqual({
    ...before,
    dialect: 'gulf',
    voice: 'male3',
    style: 'بسرعة',
    readings: [],
  });
});

it('an earlier draft is offered once, if it has anything that is not shown', () => {
  const kept = worthKeeping([written('أ'), blankDraft, written('ب'), written('أ'), written('ج')], written('ب'));
  expect(kept.map(({ text }) => text)).toEqual(['أ', 'ج']);
});
