/** How a verb begins in the imperfect: before two consonants, and before one. */
export interface Beginning {
  readonly person: 'I' | 'you' | 'he' | 'we';
  readonly beforeTwo: string;
  readonly beforeOne: string;
  /** True where no word of the standard language begins so before a verb. */
  readonly isTensed: boolean;
}

const plain: readonly (readonly [string, Beginning['person'], string, string])[] = [
  ['أ', 'I', 'أَ', 'أَ'],
  ['إ', 'I', 'إِ', 'إِ'],
  ['ا', 'I', 'اِ', 'اَ'],
  ['ي', 'he', 'يِ', 'يْ'],
  ['ت', 'you', 'تِ', 'تْ'],
  ['ن', 'we', 'نِ', 'نْ'],
];
const continued: readonly (readonly [string, Beginning['person'], string, string])[] = [
  ['ب', 'I', 'بِ', 'بْ'],
  ['بي', 'he', 'بْيِ', 'بِيْ'],
  ['بت', 'you', 'بْتِ', 'بِتْ'],
  ['بن', 'we', 'بْنِ', 'بِنْ'],
  ['من', 'we', 'مْنِ', 'مِنْ'],
  ['بأ', 'I', 'بَأ', 'بَأ'],
];

/** What stands before a person: to be, going on, so that, not. */
const before = { to: 'حَ', going: 'رَح', on: 'عَم', so: 'لَ', not: 'مَا' } as const;

/** Before what I am to do. */
export const toBe = before.to;

function bare(form: string): string {
  return form.replace(/[\u064B-\u0652]/gu, '');
}

type Row = readonly [written: string, beginning: Beginning];

function rowsOf(rows: typeof plain, isTensed: boolean, prefix = ''): Row[] {
  return rows.map(([written, person, beforeTwo, beforeOne]) => [
    bare(prefix) + written,
    { person, beforeTwo: prefix + beforeTwo, beforeOne: prefix + beforeOne, isTensed },
  ]);
}

const withI = plain.slice(3);
const mine: readonly (readonly [string, Beginning['person'], string, string])[] = [['', 'I', '', '']];
const affirmed: readonly Row[] = [
  ...rowsOf(plain, false),
  ...rowsOf(continued, true),
  ...rowsOf([...withI, ...mine], true, before.to),
  ...rowsOf(withI, true, before.going),
  ...rowsOf([...withI, ...continued], true, before.on),
  ...rowsOf([...withI, ...plain.slice(0, 2)], false, before.so),
];

/** Written beginnings of the imperfect, each with who does it. */
export const beginnings: readonly Row[] = [
  ...affirmed,
  ...affirmed
    .filter(([written]) => !written.startsWith(before.so.charAt(0)))
    .map(([written, beginning]): Row => [
      bare(before.not) + written,
      {
        ...beginning,
        beforeTwo: before.not + beginning.beforeTwo,
        beforeOne: before.not + beginning.beforeOne,
        isTensed: true,
      },
    ]),
];
/** What may stand before what was done: not, so that. */
export const beforePast: readonly (readonly [written: string, form: string])[] = [
  ['', ''],
  ['ما', 'مَا'],
];

/** Who does it, behind the stem: her to whom one speaks, and many. */
export const endings: readonly (readonly [written: string, form: string])[] = [
  ['', ''],
  ['ي', 'ِي'],
  ['و', 'ُو'],
  ['وا', 'ُوا'],
];

/** Whom it is done to: after a consonant, and after a vowel; empty where nobody writes it there. */
export const objects: readonly (readonly [written: string, afterConsonant: string, afterVowel: string])[] = [
  ['ني', 'ْنِي', 'نِي'],
  ['ك', 'َك', 'ك'],
  ['كي', 'ِكِي', 'كِي'],
  ['ه', 'ُه', 'ه'],
  ['و', 'ُو', ''],
  ['ها', 'ْهَا', 'هَا'],
  ['نا', 'ْنَا', 'نَا'],
  ['كن', 'ْكُن', 'كُن'],
  ['كم', 'ْكُم', 'كُم'],
  ['كو', 'ْكُو', 'كُو'],
  ['هن', 'ْهُن', 'هُن'],
  ['هم', 'ْهُم', 'هُم'],
  ['ن', 'ُن', ''],
];

/** For whom it is done: after a consonant, after two, and after a vowel. */
export const recipients: readonly (readonly [
  written: string,
  afterOne: string,
  afterTwo: string,
  afterVowel: string,
])[] = [
  ['لي', 'ْلِي', 'ِلِّي', 'لِي'],
  ['لك', 'ْلَك', 'ِلَّك', 'لَك'],
  ['لكي', 'ْلِكِي', 'ِلِّكِي', 'لِكِي'],
  ['له', 'ْلُه', 'ِلُّه', 'لُه'],
  ['لو', 'ْلُو', 'ِلُّو', 'لُو'],
  ['لها', 'ْلْهَا', 'ِلْهَا', 'لْهَا'],
  ['لا', 'ْلَا', 'ِلَّا', 'لَا'],
  ['لنا', 'ْلْنَا', 'ِلْنَا', 'لْنَا'],
  ['لكن', 'ْلْكُن', 'ِلْكُن', 'لْكُن'],
  ['لكم', 'ْلْكُم', 'ِلْكُم', 'لْكُم'],
  ['لهن', 'ْلْهُن', 'ِلْهُن', 'لْهُن'],
  ['لهم', 'ْلْهُم', 'ِلْهُم', 'لْهُم'],
  ['لن', 'ْلُن', 'ِلُّن', 'لُن'],
];

/** The end of a denial in Palestine and Jordan. */
export const denialEnd = { written: 'ش', afterTwo: 'ِش', afterOne: 'ْش' } as const;

/** What was done, after the stem: me and you, you women, you all, us; of ā and of two the glide stands before it. */
export const personEndings = {
  me: 'ت',
  toHer: 'تِي',
  toMany: 'تُو',
  us: 'نَا',
  she: 'ِت',
  they: 'ُو',
  glide: 'َيْ',
  glideI: 'ِي',
} as const;

/** What he did → what he does, of derived forms; the first pattern that fits. */
export const imperfectOf: readonly (readonly [past: RegExp, imperfect: string])[] = [
  [/^(تْ.*)$/u, '$1'],
  [/^ا(سْتَ\p{L}ْ\p{L})\u064Eى$/u, '$1\u0650ي'],
  [/^ا(\p{L}ْ\p{L})\u064E(\p{L})\u064Eى$/u, '$1\u0650$2\u0650ي'],
  [/^ا(سْتَ?\p{L}ْ?\p{L})\u064E(\p{L})$/u, '$1\u0650$2'],
  [/^ا(سْتَا\p{L})\u064E(\p{L})$/u, '$1\u0650$2'],
  [/^ا(سْتَ\p{L})\u064Eا(\p{L})$/u, '$1\u0650ي$2'],
  [/^ا(سْتَ\p{L})\u064E(\p{L}ّ)$/u, '$1\u0650$2'],
  [/^ا(\p{L}ْ\p{L})\u064E(\p{L})\u064E(\p{L})$/u, '$1\u0650$2\u0650$3'],
  [/^ا(\p{L}ْ.*)$/u, '$1'],
  [/^(.*)\u064Eى$/u, '$1\u0650ي'],
  [/^(.*)\u064E(\p{L})$/u, '$1\u0650$2'],
];
/** Before consonants the long a of derived hollow verbs is short: احْتَجْت. */
export const shortened: readonly [RegExp, string] = [/^(ا\p{L}ْ.*\u064E)ا(\p{L})$/u, '$1$2'];
/** انْكَسْرِت, اشْتَغْلُو: before a vowel the last a of these goes. */
export const lostA: readonly [RegExp, string] = [/^(ا\p{L}ْ\p{L}\u064E\p{L})\u064E(\p{L})$/u, '$1\u0652$2'];
/** تِشْتِغْلِي, تَاكْلُو, سَاعْدِي: before a vowel the last short one of these goes. */
export const lostBeforeVowel: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}\u0652\p{L}\u0650\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
  [/^(\p{L}\u0651\u0650\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
  [/(ا\p{L})[\u0650\u064F](\p{L})$/u, '$1\u0652$2'],
  [/^(و\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
];
/** عْطِينِي, تْفَضَّل: these begin an order without an alif. */
export const opensWithoutAlif = /^(?:عْط|تْ)/u;
/** What begins an order before two consonants. */
export const alif = 'ا';
/** A spelling with its ā written ى, before an object ا. */
export const finalA = { alone: 'ى', inside: 'ا' } as const;
/** Many, as it is written; and after a vowel. */
export const manyWritten = 'وا';
/** What ends so is done by her to whom one speaks. */
export const herEnding = 'ي';
export const vowelAtEnd = /[\u064E-\u0650][اويى]$|\u064Fوا$/u;
export const manyAtEnd: readonly [RegExp, string] = [/\u064Fوا$/u, '\u064Fو'];
export const weakAtEnd = /[\u064E\u0650][ىاي]$/u;
/** كَتَبِت: the vowel of me and her before their t. */
export const vowelBeforeT = /(?<=[^\u064B-\u0652يو])\u0650(?=ت$)/u;
/** جَابْتُه: after a long vowel hers goes before another. */
export const herVowelAfterA = /(?<=ا\p{L})\u0650(?=ت$)/u;
export const objectsOfVowels: ReadonlySet<string> = new Set(['ه', 'ك', 'و', 'ن', 'كي']);
/** Beginnings that stand before no noun. */
export const surelyTensed = /^(?:بي|من(?=\p{L}{4})|بت(?=\p{L}{3,}(?:ي|وا)$)|ح[ينت]|رح[ينت]|عم[بيتن]|ما[بيتنح])/u;
/** What follows a noun as well as a verb. */
export const possessivesOfNouns: ReadonlySet<string> = new Set([
  'ه',
  'ها',
  'ك',
  'كم',
  'نا',
  'هم',
  'هن',
  'كن',
  'و',
  'ن',
  'كو',
  'كي',
]);
/** بشكل, بسبب: with these nouns ب is with, rather than that I do. */
export const nounsAfterB: ReadonlySet<string> = new Set(
  `بشكل بسبب بصوت بسعر بلون بطعم بملح بعمر بقلب بشرط برقم بخط بصف بحق بوجه بدرج بسقف بورق بنص بطول بضيق بحجم بظرف
   بخلق بزيت بخير ببيت بحرف بعقل بصبر بفضل بحذر بوزن بوقت بلبن بلحم بطب بقلم بفرع بركن بصدق بقصد بنفس بهدف بورم بشوق بوجع بخوف`.split(
    /\s+/u,
  ),
);
