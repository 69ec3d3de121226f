import { describe, expect, it } from 'vitest';
import { joinMarks } from '../marks.ts';
import { foreignName, isForeignName } from './foreign-names.ts';

describe('foreign names', () => {
  it.each([
    ['بتروجيت', 'بِتْرُوجِيت'],
    ['هيرتفوردشير', 'هِيرْتِفُورْدِشِير'],
    ['ويكيمانيا', 'وِيكِيمَانْيَا'],
    ['أوكامبو', 'أُوكَامْبُو'],
    ['الأنفيلد', 'الْأَنْفِيلْد'],
    ['بنسلفانيا', 'بِنْسِلْفَانْيَا'],
    ['سيرجيو', 'سِيرْجِيُو'],
    ['كوشنر', 'كُوشْنَر'],
    ['ساوند', 'سَاوْنْد'],
    ['رومان', 'رُومَان'],
    ['لإيفرست', 'لِإِيفْرِسْت'],
    ['وللبوندسليغا', 'وَلِلْبُونْدِسْلِيغَا'],
    ['والميتافيرس', 'وَالْمِيتَافِيرْس'],
  ])('%s is %s', (bare, form) => {
    expect(joinMarks(foreignName(bare))).toBe(form);
  });

  it.each([
    ['بتروجيت', 0.01, true],
    ['بتروجيت', 0.9, false],
    ['مصراوي', 0.01, false],
    ['بيتها', 0.01, false],
    ['كتبنا', 0.01, false],
    ['نت', 0.01, false],
  ])('%s, which the network thinks likely by %d: %s', (bare, share, isForeign) => {
    expect(isForeignName(bare, share)).toBe(isForeign);
  });
});
