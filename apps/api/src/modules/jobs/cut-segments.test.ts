import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSegments } from './cut-segments.ts';

const sentence = 'ذهب الولد إلى المدرسة ومعه كتاب جديد. ';
const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '');

describe('cutSegments', () => {
  it('leaves a short text whole', async () => {
    expect(await cutSegments('صباح الخير.')).toEqual([{ text: 'صباح الخير.', pauseMs: 340 }]);
  });

  it('cuts at the ends of paragraphs and sentences, with the pauses that belong there', async () => {
    const paragraph = sentence.repeat(20).trim();
    const segments = await cutSegments([paragraph, paragraph, paragraph].join('\n\n'));
    expect(segments.map(({ text, pauseMs }) => [text, pauseMs])).toEqual([
      [paragraph, 650],
      [paragraph, 650],
      [paragraph, 340],
    ]);
  });

  it('loses nothing of any text, and makes no silent segment beside others', async () => {
    const piece = fc.constantFrom(
      sentence,
      'كلمة ',
      '\n\n',
      '\n',
      '… ',
      '*** ',
      'أ'.repeat(3_000),
      sentence.repeat(600),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
        const text = `بداية ${pieces.join('')}`;
        const segments = await cutSegments(text);
        expect(withoutBlanks(segments.map((segment) => segment.text).join(''))).toBe(withoutBlanks(text));
        expect(segments.every((segment) => /[\p{L}\p{N}]/u.test(segment.text))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('lets others have their turn while it cuts a long text', async () => {
    let turns = 0;
    let isCut = false;
    const cutting = cutSegments(sentence.repeat(5_000)).then(() => {
      isCut = true;
    });
    while (!isCut) {
      await sleep(0);
      turns += 1;
    }
    await cutting;
    expect(turns).toBeGreaterThan(3);
  });
});
