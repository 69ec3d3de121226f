import { damma, fatha, kasra } from '../marks.ts';

/**
 * Written as foreign names are: none of the letters that only Arabic has, some long vowel, and no pronoun at the end.
 */
export const foreignSpelling =
  /^(?:ال)?(?=[^اويى]?.*[اوي])[^حصضطظعقذثءئؤة]{4,}(?<!ه|ها|هم|هن|هما|كم|نا|ني|وا|تم|[يت]ا)$/u;
/** Written as no Arabic word is: long vowels in two syllables, and no ending of a plural or dual. */
export const plainlyForeign = /^(?!ال|[وفبلك]?ال|لل|[ينأ]|م[^اويى])[^اويى]?[^اويى]?[اوي].*[اوي](?!.*(?:[وي]ن|ات|ان)$)/u;

/** Letters that stand for a vowel where a word begins. */
export const openers = 'أإآا';
export const lengthened: Readonly<Record<string, string>> = { ا: fatha, ى: fatha, و: damma, ي: kasra };

/** وتايبسكربت: and before a name; of ويكيبيديا it is the first letter. */
export const afterAnd = /^و[^اويى].{4,}$/u;
/** لإيفرست, وللبوندسليغا: one-letter particles where no name goes on so. */
export const certainParticles = /^(?:[وف]?[بكل]|[وف])(?=[أإآ])|^و?ل(?=ل.{4})|^و(?=ال.{4})/u;

export const firstVowels: Readonly<Record<string, string>> = { أ: fatha, إ: kasra };
/** The letters from the least to the most sonorous; those that stand nowhere are as sonorous as the second. */
export const sonority: readonly string[] = ['بتدكقغجطء', 'فسشزثذحهعصض', 'منل', 'ر', 'وي'];
export const sonorants = 'رلنم';
export const liquids = 'رل';
export const glides = 'وي';
export const hissing = 'سزش';
/** Two consonants that end a name together although the second is not the less sonorous. */
export const endingPairs: ReadonlySet<string> = new Set(
  'ست سك سب شت فت كت كس بس تس تز دز تش دج خت بت مز نز لز رز كز فز بز غز جز سم زم'.split(' '),
);
/** Two that do not, although it is. */
export const neverEnding: ReadonlySet<string> = new Set(['لن', 'نم']);
/** Such an ending draws the vowel in front of itself: إنفينِكس. */
export const heavyPairs: ReadonlySet<string> = new Set(['ست', 'كس', 'تش']);
/** Sonorants of which the first ends a syllable and the second begins one. */
export const sonorantContacts: ReadonlySet<string> = new Set(['رل', 'رن', 'رم', 'لم']);
/** What an s may have after it where a word begins. */
export const afterS = 'تبكمنف';
export const affricate = 'تش';
/** كازاخِستان: the country keeps its s. */
export const countryEnding = { run: 'ست', next: 'ا' } as const;
/** A short a and not i: in إيسلَندا. */
export const landCluster = 'لند';
