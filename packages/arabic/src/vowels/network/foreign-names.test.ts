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
    ['وتايبسكربت', 'وَتَايْبِسْكِرْبِت'],
    ['بنسلفانيا', 'بِنْسِلْفَانْيَا'],
    ['غوتنبرغ', 'غُوتِنْبِرْغ'],
    ['سيرجيو', 'سِيرْجِيُو'],
    ['كوشنر', 'كُوشْنَر'],
    ['باور', 'بَاوَر'],
    ['ساوند', 'سَاوْنْد'],
    ['لويس', 'لُوِيس'],
    ['إلينوي', 'إِلِينُوي'],
    ['إينفينكس', 'إِينْفِينِكْس'],
    ['رومان', 'رُومَان'],
    ['التويكس', 'التُّوِيكْس'],
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

  it.each([
    ['فيكتور', 0.01, true],
    ['فيكتور', 0.1, false],
    ['يروجون', 0.01, false],
    ['بفراق', 0.01, false],
  ])('%s, which looks like another word with something before it, likely by %d: %s', (bare, share, isForeign) => {
    expect(isForeignName(bare, share, 'related.listed-word')).toBe(isForeign);
  });
});
