import { describe, expect, it } from 'vitest';
import { joinMarks, splitMarks } from '../../marks.ts';
import { readLevantineImperative, readLevantinePast, readLevantineVerb } from './verb-reader.ts';

const spelt = (form: string) => joinMarks(splitMarks(form));

describe('verbs of the Levant', () => {
  it.each([
    ['بكتب', 'بِكْتُب'],
    ['بيعرفوني', 'بْيَعْرِفُونِي'],
    ['منشوف', 'مِنْشُوف'],
    ['بتاكلي', 'بْتَاكْلِي'],
    ['عمبيحكي', 'عَمبْيِحْكِي'],
    ['حتروح', 'حَتْرُوح'],
    ['بردلك', 'بْرِدِّلَّك'],
    ['بتتذكري', 'بْتِتْذَكَّرِي'],
    ['بيتصلوا', 'بْيِتِّصْلُوا'],
    ['ليشوفوا', 'لَيْشُوفُوا'],
    ['مابعرف', 'مَابَعْرِف'],
    ['بعرفهاش', 'بَعْرِفْهَاش'],
    ['نشتريله', 'نِشْتِرِيلُه'],
    ['بيستغنوا', 'بْيِسْتَغْنُوا'],
    ['بقلبك', undefined],
  ])('%s goes on', (bare, form) => {
    expect(readLevantineVerb(bare)?.form).toBe(form && spelt(form));
  });

  it.each([
    ['كتبتلك', 'كَتَبْتِلَّك'],
    ['نسيتي', 'نْسِيتِي'],
    ['خلصت', 'خَلَّصْت'],
    ['حكينا', 'حَكَيْنَا'],
    ['وصلولي', 'وَصَّلُولِي'],
    ['عجبتني', 'عَجَبِتْنِي'],
  ])('%s is done', (bare, form) => {
    expect(readLevantinePast(bare)?.form).toBe(spelt(form));
  });

  it.each([
    ['افتحولي', 'اِفْتَحُولِي'],
    ['خبروني', 'خَبِّرُونِي'],
    ['عطيني', 'عْطِينِي'],
  ])('%s is an order', (bare, form) => {
    expect(readLevantineImperative(bare)).toBe(spelt(form));
  });
});
