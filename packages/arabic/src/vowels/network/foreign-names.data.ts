import { damma, fatha, kasra } from '../marks.ts';

/**
 * Written as foreign names are: none of the letters that only Arabic has, some long vowel, and no pronoun at the end.
 */
export const foreignSpelling =
  /^(?:ال)?(?=[^اويى]?.*[اوي])[^حصضطظعقذثءئؤة]{4,}(?<!ه|ها|هم|هن|هما|كم|نا|ني|وا|تم|[يت]ا)$/u;
export const neverMarked = 'اىآ';
export const lengthened: Readonly<Record<string, string>> = { ا: fatha, ى: fatha, و: damma, ي: kasra };

/** وتايبسكربت: and before a name; of ويكيبيديا it is the first letter. */
export const afterAnd = /^و[^اويى].{4,}$/u;
