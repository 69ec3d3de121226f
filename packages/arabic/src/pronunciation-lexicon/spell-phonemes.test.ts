import { describe, expect, it } from 'vitest';
import { previewText } from '../preview/preview-text.ts';
import { isSpelledExactly, spellPhonemes } from './spell-phonemes.ts';

function heard(ipa: string): string {
  const spelt = spellPhonemes(ipa);
  return 'vowelled' in spelt ? previewText(spelt.vowelled, { dialect: 'msa' }).phonemes.replaceAll('ˈ', '') : '';
}

describe('sounds in IPA', () => {
  it.each([
    'raxiːm',
    'qɑːhirah',
    'masʔuːl',
    'tʃaːt',
    'guːgil',
    'ʒurnaːl',
    'viːlaː',
    'ʔaħmad',
    'ðˤalaːm',
    'dˤawʔ',
    'muħamːad',
  ])('are heard: %s', (ipa) => {
    expect(heard(ipa).replaceAll('ɑ', 'a')).toBe(ipa.replaceAll('ɑ', 'a'));
  });

  it.each([
    ['ǃa', 'ǃ'],
    ['cairo', 'c'],
  ])('that no letters have are named: %s', (ipa, unknown) => {
    expect(spellPhonemes(ipa)).toEqual({ unknown });
  });

  it.each([
    ['beːt', 'بِيتْ'],
    ['joːm', 'يُومْ'],
    ['zˤahr', 'ظَهْرْ'],
  ])('that no letters have are spelt with the nearest, and known to be: %s', (ipa, vowelled) => {
    expect(spellPhonemes(ipa)).toEqual({ vowelled });
    expect(isSpelledExactly(ipa)).toBe(false);
    expect(isSpelledExactly('raˈxiːm')).toBe(true);
  });

  it('may be written with tie bars, stress, dots and the g of the IPA', () => {
    expect(spellPhonemes('t͡ʃaː.t ɡuːˈɡil')).toEqual(spellPhonemes('tʃaːt guːgil'));
  });
});
