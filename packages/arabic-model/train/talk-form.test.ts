import { describe, expect, it } from 'vitest';
import { talkForm } from './talk-form.ts';

describe('talk in one spelling', () => {
  it.each([
    ['بَيت', 'بَيْت'],
    ['كِيف', 'كِيف'],
    ['قَلْبْ', 'قَلْب'],
    ['الشَّمس', 'الشَّمْس'],
    ['الْبنت', 'الْبْنْت'],
    ['كتَاب', 'كْتَاب'],
    ['شُكرًا', 'شُكْرًا'],
    ['بِدّْك', 'بِدّك'],
  ])('%s is learned as %s', (word, form) => {
    expect(talkForm(word)).toBe(form);
  });
});
