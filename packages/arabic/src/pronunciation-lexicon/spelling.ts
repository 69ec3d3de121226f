const folded: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/** Brings spellings that people use for one word to one key: kinds of alif and hamza, ى for ي, ه for ة. */
export function foldSpelling(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => folded[letter] ?? letter).join('');
}
