const folded: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
};
const hamza = /(?<=.)[أؤئء]/gu;
const accents = /[\u0300-\u036F]/gu;

/** Brings spellings that people use for one word to one key: kinds of alif and hamza, ى for ي, ه for ة, é for e. */
export function foldSpelling(letters: string): string {
  let key = '';
  for (const letter of letters.toLowerCase()) {
    key +=
      folded[letter] ??
      (letter > '\u00BF' && letter < '\u0250' ? letter.normalize('NFD').replace(accents, '') : letter);
  }
  return key;
}

/** The same with one sign for a hamza on whatever it sits: مسؤول and مسئول. Absent where there is none within. */
export function foldHamza(letters: string): string | undefined {
  const seatless = letters.replace(hamza, 'ء');
  return seatless === letters && !letters.slice(1).includes('ء') ? undefined : foldSpelling(seatless);
}

/** Letters of other keyboards brought to those of an affix; ى may be typed for ي at the end of one. */
export function foldAffix(letters: string): string {
  return letters.replaceAll('ٱ', 'ا').replaceAll(/[یى]/gu, 'ي').replaceAll('ک', 'ك');
}
