/**
 * Who does it in the Gulf: of what he did or of the stem of the imperfect, its shape and that of the doer.
 *
 * Sources: as of the verbs. The participles of derived forms open with م alone.
 */
export const participlesInGulf: readonly (readonly [ofWhat: 'past' | 'imperfect', shape: RegExp, doer: string])[] = [
  ['past', /^(?!و?ا)(\p{L})[\u064E\u0650](\p{L})[\u064E\u0650]([^\u064B-\u0652ىا])$/u, '$1\u064Eا$2\u0650$3'],
  ['past', /^(\p{L})[\u064E\u0650](\p{L})\u064Eى$/u, '$1\u064Eا$2\u0650ي'],
  ['past', /^(\p{L})\u064Eا([^\u064B-\u0652])$/u, '$1\u064Eاي\u0650$2'],
  ['past', /^(\p{L})\u064E([^\u064B-\u0652]\u0651)$/u, '$1\u064Eا$2'],
  ['imperfect', /^(\p{L}\u064E\p{L}\u0651\u0650\p{L})$/u, 'م\u0652$1'],
  ['imperfect', /^(\p{L}\u064Eا\p{L}\u0650\p{L})$/u, 'م\u0652$1'],
  ['imperfect', /^(\p{L}\u064E\p{L}\u0652\p{L}\u0650[^\u064B-\u0652ي])$/u, 'م\u0652$1'],
  ['imperfect', /^(ت\u0652\p{L}\u064E\p{L}\u0651)\u064E(\p{L})$/u, 'م\u0650$1\u0650$2'],
  ['imperfect', /^(ت\u0652\p{L}\u064Eا\p{L})\u064E(\p{L})$/u, 'م\u0650$1\u0650$2'],
  ['imperfect', /^((?:س\u0652ت\u064E\p{L}\u0652|[^ت]\u0652\p{L}\u0650)\p{L}\u0650\p{L})$/u, 'م\u0650$1'],
];

/** She and they, and she before an object. */
export const endingsOfDoersInGulf = { her: '\u064Eة', ofHer: '\u064Eت', many: '\u0650ين' } as const;

/** What it is done to: after a vowel, and after a consonant. */
export const objectsOfDoersInGulf: readonly (readonly [afterVowel: string, afterConsonant: string])[] = [
  ['ك', '\u064Eك'],
  ['ه', '\u064Eه'],
  ['ج', '\u0650ج'],
  ['ني', 'ن\u0650ي'],
  ['ها', 'ه\u064Eا'],
  ['هم', 'ه\u064Fم'],
  ['كم', 'ك\u064Fم'],
  ['نا', 'ن\u064Eا'],
  ['لي', 'ل\u0650ي'],
  ['لك', 'ل\u064Eك'],
  ['له', 'ل\u064Eه'],
  ['لها', 'ل\u0652ه\u064Eا'],
  ['لهم', 'ل\u0652ه\u064Fم'],
];
