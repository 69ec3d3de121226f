/** Members of a character class: the letters that a normalised text is written in. */
export const letterClass = String.raw`\u0621-\u063A\u0641-\u064A\u0671\u067E\u0686\u0698\u06A4\u06AF`;

/** Members of a character class: the marks that a normalised letter may carry. */
export const markClass = String.raw`\u064B-\u0652\u0670`;

/** Members of a character class: Latin letters, with the accents of European languages. */
export const latinClass = String.raw`A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF`;

/** Source of a pattern for letters with any marks on them. */
export function withAnyMarks(letters: string): string {
  return letters.replace(/\p{L}/gu, `$&[${markClass}]*`);
}
