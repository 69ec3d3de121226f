const marks = { fathatan: '\u064B', fatha: '\u064E' };
const lastVowel = /[\u064C-\u0650](?=\u0651?$)/u;
const feminineAn = /ة\u064B$/u;
/** Written on the alif or on the letter before it. */
const accusativeAn = /\u064B(?=[اى]$)|(?<=[اى])\u064B$/u;

/**
 * A vowelled word as it is said before a pause: without its last short vowel, and with a long a where it ends in -an.
 * Models say what is written, so it has to be written so.
 *
 * Source: Ryding 2005, 2.6.
 */
export function toPausalForm(word: string): string {
  if (feminineAn.test(word)) {
    return word.replace(feminineAn, 'ة');
  }
  if (accusativeAn.test(word)) {
    return word.replace(marks.fathatan, word.endsWith(marks.fathatan) ? '' : marks.fatha);
  }
  return word.replace(lastVowel, '');
}
