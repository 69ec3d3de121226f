import { endOf, pause, type PausePiece, type TokenRule } from './token-rule.ts';

/** Each half of a line has so many words. */
const wordsMin = 3;
const word = String.raw`[\p{L}\p{M}]+[،,:؛!؟]?`;
const before = `(?<=(?:^|\n) *(?:${word} ){${wordsMin},12})`;
const after = `(?=(?: +${word}){${wordsMin},12} *(?:[.!؟…] *)?(?:\n|$))`;
const gap = new RegExp(` {3,200}${after}`, 'uy');
const firstHalf = new RegExp(`(?:^|\n) *${word}(?: ${word}){${wordsMin - 1},11}$`, 'u');

/** A half of a line of verse is no longer. */
const lineLengthMax = 120;

/** على قدر أهل العزم تأتي العزائم *** وتأتي على قدر الكرام المكارم: the sign between the halves of a line of verse. */
export const hemistichRules: readonly TokenRule[] = [
  {
    name: 'hemistichs',
    starts: ['symbol'],
    pattern: new RegExp(`${before}(?:\\*{1,9}|/{1,3}|~{1,3}|#{1,3}|_{2,9})${after}`, 'uy'),
    read: (match) => ({ pieces: [pause('comma')], end: endOf(match) }),
  },
];

/** The pause that a wide gap between the halves of a line stands for; `undefined` for other spaces. */
export function gapBetweenHalves(text: string, index: number): PausePiece | undefined {
  gap.lastIndex = index;
  return gap.test(text) && firstHalf.test(text.slice(Math.max(0, index - lineLengthMax), index))
    ? pause('comma')
    : undefined;
}
