import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['نعم، ثم لا.', 'نعم، ثم لا'],
  ['ماذا؟! نعم', 'ماذا؟ نعم'],
  ['ماذا؟\n\nنعم', 'ماذا؟ نعم'],
  ['قال: "نعم".', 'قال: نعم'],
  ['أولا؛ ثانيا', 'أولا؛ ثانيا'],
  ['رائع!!! جدا', 'رائع! جدا'],
  ['مرحبا...', 'مرحبا'],
  ['حسنا... ثم', 'حسنا، ثم'],
  ['(بين قوسين) ثم', 'بين قوسين، ثم'],
  ['«اقتباس» هنا', 'اقتباس هنا'],
  ['هذا — كما قلت — صحيح', 'هذا، كما قلت، صحيح'],
  ['عنوان\nنص', 'عنوان. نص'],
  ['فقرة\n\nفقرة', 'فقرة¶ فقرة'],
  ['سطر\r\nسطر', 'سطر. سطر'],
];

describe('punctuation', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});
