import { damma, fatha, kasra } from './marks.ts';

/** Letters that bear no mark of their own. */
export const neverMarked = 'اىآ';
/** Those of them that lengthen the vowel before them. */
export const longA = 'اى';

/** The letters of a shape in the places of a root's. */
export const rootLetters = 'فعل';

/** The short vowels that و and ي lengthen. */
export const vowelsOfGlides: Readonly<Record<string, string>> = { و: damma, ي: kasra };
/** The short vowel before a letter that can only lengthen it, or that a word ends in. */
export const vowelsBefore: Readonly<Record<string, string>> = { ...vowelsOfGlides, ا: fatha, ى: fatha, ة: fatha };

/** The characters that the network tells apart, in the order of their numbers. */
export const alphabet = '\u0000 0ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژڤگ.،,؛;:؟?!-"()[]«»/';
