/** A last resort for words that nothing is known about: short vowels that make the word sayable. */
export function guessVowels(bare: string): string {
  return bare;
}
