import { describe, expect, it } from 'vitest';
import { toIpa } from '../phoneme.ts';
import { ipaOf } from './pronounce-text.fixture.ts';
import { pronounce } from './pronounce.ts';

describe('words that meet', () => {
  it.each([
    // A long vowel shortens before a connecting vowel, and the word after gives it its first consonant.
    ['فِي الْبَيْتِ', 'fil ˈbajt'],
    ['إِلَى الشَّمْسِ', 'ˈʔilaʃ ˈʃams'],
    ['قَالُوا الْحَقَّ', 'ˈqɑːlul ˈħɑqː'],
    ['فِي اسْتِقْبَالٍ', 'fis tiqˈbaːl'],
    // The connecting vowel goes after a short vowel too.
    ['كِتَابُ الْوَلَدِ', 'kiˈtaːbul ˈwalad'],
    ['مُحَمَّدُ بْنُ عُمَرَ', 'muˈħamːadub nu ˈʕumar'],
    // A written last consonant gets a helping vowel.
    ['قَدِ انْتَهَى', 'qɑdin ˈtahaː'],
    ['عَنْ الصَّلَاةِ', 'ʕanisˤ ˈsˤɑlaː'],
    ['مِنْ الْبَيْتِ', 'minal ˈbajt'],
    ['هُمْ النَّاسُ', 'ˈhumun ˈnaːs'],
    ['كِتَابٌ اخْتَفَى', 'kiˈtaːbunix ˈtafaː'],
    // Where no ending was written the article keeps its vowel, without a glottal stop.
    ['كِتَاب الْوَلَدِ', 'kiˈtaːb alˈwalad'],
    // The name of God is dark after a and u, light after i.
    ['بِسْمِ اللَّهِ', 'ˈbismil ˈlaːh'],
    ['رَسُولُ اللَّهِ', 'raˈsuːlulˤ ˈlˤɑːh'],
    ['إِنَّ اللَّهَ', 'ʔinːɑlˤ ˈlˤɑːh'],
    ['فِي اللَّهِ', 'fil ˈlaːh'],
    // Ta marbuta.
    ['مَدْرَسَة الْبَنَاتِ', 'ˈmadrasat albaˈnaːt'],
    ['مَدْرَسَةٌ كَبِيرَةٌ', 'madˈrasatun kaˈbiːra'],
    ['الْمَدْرَسَةُ', 'ʔalˈmadrasa'],
  ])('%s is %s', (text, ipa) => {
    expect(ipaOf(text)).toBe(ipa);
  });
});

describe('pauses', () => {
  it('a clause that goes on has no pausal form', () => {
    expect(ipaOf('هَذَا كِتَابٌ', { boundary: 'none' })).toBe('ˈhaːðaː kiˈtaːbun');
    expect(ipaOf('هَذَا كِتَابٌ', { boundary: 'comma' })).toBe('ˈhaːðaː kiˈtaːb');
  });

  it('a word with nothing to read neither pauses nor joins', () => {
    expect(ipaOf('كِتَابٌ 😀')).toBe('kiˈtaːb ');
    expect(ipaOf('كِتَابُ 😀 الْوَلَدِ')).toBe('kiˈtaːbu  ʔalˈwalad');
  });

  it('an empty clause gives no words', () => {
    expect(ipaOf('')).toBe('');
  });
});

describe('dictation', () => {
  it('does not run its words into each other', () => {
    const words = ['وَاحِدْ', 'اِثْنَانْ'].map(
      (vowelled, index) =>
        ({
          text: vowelled,
          vowelled,
          script: 'arabic',
          rule: 'digits',
          start: index,
          end: index + 1,
          confidence: 1,
        }) as const,
    );
    expect(pronounce(words, 'comma', 'msa').map(({ sounds }) => toIpa(sounds))).toEqual(['ˈwaːħid', 'ʔiθˈnaːn']);
  });
});

describe('stress', () => {
  it('particles lean on the next word, but not alone', () => {
    expect(ipaOf('مِنْ بَيْتٍ')).toBe('min ˈbajt');
    expect(ipaOf('مِنْ')).toBe('ˈmin');
  });
});

describe('formulas keep their endings in every dialect', () => {
  it.each([
    ['egyptian', 'ilˈħæmdu liˈlːæːh'],
    ['gulf', 'ilˈħamdu liˈlːaːh'],
    ['maghrebi', 'lˈħamdu liˈlːæːh'],
  ] as const)('in %s', (dialect, ipa) => {
    expect(ipaOf('الْحَمْدُ لِلَّهِ', { dialect }).replace(/^ʔ/u, '').replace('ˈlħ', 'lˈħ')).toBe(ipa);
  });
});

describe('words that a dialect says its own way', () => {
  it.each([
    ['أَنْتَ', 'ˈʔinta'],
    ['أَنْتِ', 'ˈʔinti'],
    ['وَأَنْتَ', 'waˈʔinta'],
    ['هُوَ', 'ˈhuwːa'],
    ['وَهُوَ', 'waˈhuwːa'],
    ['لِهَذِهِ', 'liˈhaːði'],
    ['عَلِيُّ بْنُ خَالِدٍ', 'ˈʕali bin ˈxaːlid'],
  ])('%s is %s in the Gulf', (text, ipa) => {
    expect(ipaOf(text, { dialect: 'gulf' })).toBe(ipa);
  });

  it.each([
    ['مْنِيح', 'ˈmniːħ', 'ʔimˈniːħ'],
    ['كِتَابِي كْبِير', 'kiˈtæːbi ˈkbiːr', 'kiˈtæːbik ˈbiːr'],
  ])('%s may begin with two consonants in the Levant, not in Cairo', (text, levantine, egyptian) => {
    expect(ipaOf(text, { dialect: 'levantine' })).toBe(levantine);
    expect(ipaOf(text, { dialect: 'egyptian' })).toBe(egyptian);
  });
});
