import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundSpokenSeconds } from './bound-spoken-seconds.ts';
import { estimateSpokenSeconds } from './estimate-spoken-seconds.ts';

function estimate(text: string): number {
  return [...estimateSpokenSeconds(text, 'msa')].at(-1) ?? 0;
}

/** Seconds that the classic voice took for a text, 2026-11-23. */
const spoken: readonly [string, number][] = [
  ['وصلت القافلة إلى الواحة قبل غروب الشمس، فنزل المسافرون عند البئر القديمة واستراحوا من عناء الطريق. '.repeat(4), 41],
  ['وَصَلَتِ الْقَافِلَةُ إِلَى الْوَاحَةِ قَبْلَ غُرُوبِ الشَّمْسِ. '.repeat(6), 26],
  ['1234567890'.repeat(10), 61.5],
  ['a:'.repeat(60), 45.6],
  ['1,'.repeat(60), 54.4],
  ['http://a.b/ '.repeat(20), 22],
  ['في عام 2023 بلغت الإيرادات 1,234,567 ريالا بزيادة 12.5% عن عام 2022. '.repeat(4), 73.5],
  ['هاتف: 0501234567 ، 0559876543 . '.repeat(6), 78.7],
  ['12/05/2024 الساعة 10:35 صباحا، '.repeat(6), 58],
  ['٪'.repeat(40), 25.5],
  ['The quick brown fox jumps over the lazy dog. '.repeat(5), 18.4],
];

describe('the estimated length of a text', () => {
  it.each(spoken)('is within a third of how long it sounds: %s', (text, seconds) => {
    expect(estimate(text) / seconds).toBeGreaterThan(2 / 3);
    expect(estimate(text) / seconds).toBeLessThan(4 / 3);
  });

  it('grows clause by clause, and nothing is read that nobody asks for', () => {
    const text = '1,'.repeat(100_000);
    const seconds = estimateSpokenSeconds(text, 'msa');
    const first = Number(seconds.next().value);
    expect(Number(seconds.next().value)).toBeGreaterThan(first);
    seconds.return(undefined);
  });

  it('is nothing for what is not read', () => {
    expect(estimate('')).toBe(0);
    expect(boundSpokenSeconds('')).toBe(0);
  });

  it('is never above the bound', () => {
    const pieces = fc.constantFrom(
      ...'سلام قال 1 27 1447 3.5 % $ ﷺ ﷽ ﷲ 😀 👨‍👩‍👧 a HTTP xkcd http://a.b/ @ # & + = ١٢ ٪ ، . : \n\n د. ص.ب كم² ½ Ⅻ ⑳ ㎏ ق.م. 12/05/2024 10:35'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), fc.constantFrom('', ' '), (texts, between) => {
        const text = texts.join(between);
        expect(estimate(text)).toBeLessThanOrEqual(boundSpokenSeconds(text) + 0.5);
      }),
      { numRuns: 300 },
    );
  });
});
