import { describePhones } from '@rakhim/voice-model';
import { describe, expect, it } from 'vitest';
import { pronounced } from '../../../test/pronounced.ts';
import { planLengths } from './plan-lengths.ts';
import { dialectProsody } from './prosody-table.data.ts';
import { kindOf } from './word-kinds.ts';

/** Factors of the sounds of two words, by whether a phrase ends between them. */
function factorsOf(breakAfter?: 'slight'): number[] {
  const words = [{ ...pronounced('m a d ˈiː n a'), ...(breakAfter && { breakAfter }) }, pronounced('k a b ˈiː r a')];
  const phones = describePhones({ words: words.map(({ sounds }) => sounds) });
  return planLengths(phones, {
    kinds: words.map(kindOf),
    prosody: dialectProsody.msa,
    ending: 'fall',
    groupCount: 1,
  }).slice(1, -1);
}

describe('planLengths', () => {
  it('lengthens the last syllable of a phrase that no silence follows, and nothing else', () => {
    const [plain, phrased] = [factorsOf(), factorsOf('slight')];
    const ratios = phrased.map((factor, index) => factor / plain[index]!);
    const lastVowelOfFirst = 5;
    expect(ratios[lastVowelOfFirst]).toBeGreaterThan(1.05);
    expect(ratios.filter((ratio) => Math.abs(ratio - 1) > 1e-9)).toHaveLength(1);
  });

  it('lengthens the end of a breath group more than that of a phrase inside it', () => {
    const factors = factorsOf('slight');
    // Against the first vowel of the same word: words differ in pace.
    expect(factors[11]! / factors[7]!).toBeGreaterThan(factors[5]! / factors[1]!);
  });
});
