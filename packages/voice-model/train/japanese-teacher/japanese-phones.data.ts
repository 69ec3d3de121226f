import type { Phoneme } from '@rakhim/arabic';

/**
 * Our phonemes by the phones of Open JTalk. Palatalised consonants are left out of the text; `cl` lengthens the
 * consonant after it, and devoiced vowels (capitals) count as vowels, but nothing is learned from them.
 */
export const japanesePhones: Readonly<Record<string, Phoneme>> = {
  // oxfmt-ignore
  a: 'a',
  i: 'i',
  u: 'u',
  e: 'e',
  o: 'o',
  A: 'a',
  I: 'i',
  U: 'u',
  E: 'e',
  O: 'o',
  k: 'k',
  g: 'g',
  s: 's',
  z: 'z',
  sh: 'ʃ',
  j: 'dʒ',
  t: 't',
  d: 'd',
  ch: 'tʃ',
  ts: 'ts',
  n: 'n',
  N: 'n',
  h: 'h',
  f: 'f',
  b: 'b',
  p: 'p',
  m: 'm',
  y: 'j',
  r: 'r',
  w: 'w',
};

/** Syllables to make text of, those with sounds that the Arabic teacher lacks more often than others. */
export const japaneseSyllables =
  'ア イ ウ エ エ オ オ カ キ ク ケ ケ コ コ ガ ギ グ ゲ ゲ ゴ ゴ ガ グ サ シ ス セ セ ソ ソ ザ ジ ゼ ゾ タ チ ツ テ テ ト ト チ ツ チェ チェ チャ チュ チョ ツォ ツェ ツァ ダ デ デ ド ド ナ ニ ヌ ネ ノ ハ ヘ ヘ ホ ホ バ ビ ブ ベ ベ ボ ボ パ パ ピ プ ペ ペ ポ ポ マ ミ ム メ メ モ モ ヤ ユ ヨ ヨ ラ リ ル レ レ ロ ロ ワ';
