/** Vowel signs, hamzas above and below a letter, the stroke that lengthens a word, and invisible signs of direction. */
const unheard = /[\p{Mark}\u0640\p{Cf}]/gu;
/** Letters that people type for one another; a hamza that stands alone is left out as often as not. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/[ىی]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/ة/gu, 'ه'],
  [/ء/gu, ''],
];

/** Text as it is compared in a search: without vowels and case, one letter for those that people mix up. */
export function foldArabic(text: string): string {
  const plain = text.normalize('NFKD').replace(unheard, '').toLowerCase().trim();
  return alike.reduce((folded, [letters, one]) => folded.replace(letters, one), plain.normalize('NFC'));
}
