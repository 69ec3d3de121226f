import { damma, fatha, kasra } from '../marks.ts';

/**
 * Written as foreign names are: none of the letters that only Arabic has, some long vowel, and no pronoun at the end.
 */
export const foreignSpelling =
  /^(?:ال)?(?=[^اويى]?.*[اوي])[^حصضطظعقذثءئؤة]{4,}(?<!ه|ها|هم|هن|هما|كم|نا|ني|وا|تم|[يت]ا)$/u;
/** Letters that stand for a vowel where a word begins. */
export const openers = 'أإآا';
export const lengthened: Readonly<Record<string, string>> = { ا: fatha, ى: fatha, و: damma, ي: kasra };

/** وتايبسكربت: and before a name; of ويكيبيديا it is the first letter. */
export const afterAnd = /^و[^اويى].{4,}$/u;
/** لإيفرست, وللبوندسليغا: one-letter particles where no name goes on so. */
export const certainParticles = /^(?:[وف]?[بكل]|[وف])(?=[أإآ])|^و?ل(?=ل.{4})|^و(?=ال.{4})/u;

export const firstVowels: Readonly<Record<string, string>> = { أ: fatha, إ: kasra };
export const sonorants = 'رلنم';
export const glides = 'وي';
/** Two consonants that end a name together although the second is not the less sonorous. */
export const endingPairs: ReadonlySet<string> = new Set(
  'ست سك سب شت فت كت كس بس تس تز دز تش دج خت بت مز نز لز رز كز فز بز غز جز سم زم'.split(' '),
);
/** Names in it have an a before it: كوشنر. */
export const lastWithA = 'ر';
