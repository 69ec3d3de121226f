import { limits } from '@rakhim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutParagraphs } from './cut-paragraphs.ts';

const cut = (text: string, readings: Parameters<typeof cutParagraphs>[0]['readings'] = []) =>
  cutParagraphs({ text, readings });

describe('cutParagraphs', () => {
  it('cuts at the ends of lines, and leaves a longer pause at a blank line', () => {
    expect(cut('صباح الخير.\r\nكيف الحال؟\n \n  وداعًا\n')).toMatchObject([
      { start: 0, end: 11, text: 'صباح الخير.', characters: 12, pauseMs: 340 },
      { start: 13, end: 23, text: 'كيف الحال؟', characters: 15, pauseMs: 650 },
      { start: 28, end: 34, text: 'وداعًا', characters: 7 },
    ]);
  });

  it('leaves no line to itself that says nothing', () => {
    expect(cut('***\nأولًا\n***\n---\nثانيًا').map(({ text }) => text)).toEqual(['***\nأولًا\n***\n---', 'ثانيًا']);
  });

  it('gives each line its readings, at their places in it', () => {
    const readings = [{ start: 6, end: 9, vowelled: 'كَتَبَ' }];
    expect(cut('أولًا\nكتب', readings)[1]).toMatchObject({
      start: 6,
      readings: [{ start: 0, end: 3, vowelled: 'كَتَبَ' }],
    });
  });

  it('speaks whole what a reading spans, or has too many lines', () => {
    expect(cut('أولًا\nكتب', [{ start: 2, end: 8, spoken: 'نعم' }])).toHaveLength(1);
    expect(cut('لا\n'.repeat(limits.paragraphsMax))).toHaveLength(limits.paragraphsMax);
    expect(cut('لا\n'.repeat(limits.paragraphsMax + 1))).toHaveLength(1);
  });

  it('charges all lines together what the text is charged', () => {
    const piece = fc.constantFrom('نعم', 'ك\u064e', '\n', '\r\n', '\n\n', ' ', '-', '3', '😀');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = `ا${pieces.join('')}`;
        const whole = cut(text).reduce((sum, { characters }) => sum + characters, 0);
        expect(whole).toBe(Array.from(text.replaceAll('\r\n', '\n').normalize('NFC')).length);
      }),
    );
  });
});
