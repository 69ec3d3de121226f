import type { PreviewSpan } from '@rakhim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutIntoParagraphs, type Piece } from './cut-into-paragraphs.ts';

const written = (piece: Piece) => (typeof piece === 'string' ? piece : piece.original);

function spanOf(text: string, start: number, end: number, rule: PreviewSpan['rule'] = 'plain'): PreviewSpan {
  const original = Array.from(text).slice(start, end).join('');
  return { start, end, original, spoken: '', vowelled: '', phonemes: '', rule, confidence: 1, alternatives: [] };
}

it('the paragraphs of any text, joined by line breaks, are the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('كتب', 'في', ' ', '\n', '😀', '25')), (parts) => {
      const text = parts.join('');
      let place = 0;
      const spans = parts.flatMap((part) => {
        const [start, end] = [place, place + Array.from(part).length];
        place = end;
        return part.trim() === '' ? [] : [spanOf(text, start, end)];
      });
      const paragraphs = cutIntoParagraphs(text, spans);
      expect(paragraphs.map(({ pieces }) => pieces.map(written).join('')).join('\n')).toBe(text);
      for (const { start, length, pieces } of paragraphs) {
        expect(
          Array.from(text)
            .slice(start, start + length)
            .join(''),
        ).toBe(pieces.map(written).join(''));
      }
    }),
  );
});

it('digits that are read one by one are set apart', () => {
  const text = '12 3';
  const spans = [spanOf(text, 0, 1, 'digits'), spanOf(text, 1, 2, 'digits'), spanOf(text, 3, 4, 'digits')];
  expect(cutIntoParagraphs(text, spans)[0]?.pieces.map(written)).toEqual(['1', ' ', '2', ' ', '3']);
});
