import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** The Levant has a reader of its own. */
export type ConjugatedGroup = Exclude<DialectGroup, 'levantine'>;

/** How a dialect says who does something, and that it is being done or will be. */
export interface ColloquialConjugation {
  /**
   * Vowelled beginnings, each before two consonants and before one: يِعْمِل, يْرُوح. Of أَ the vowel alone stays after
   * a tense.
   */
  readonly plain: readonly (readonly [beforeTwo: string, beforeOne: string])[];
  /** What says that it goes on or is to come; nothing in the standard language begins so. */
  readonly tensed: readonly (readonly [beforeTwo: string, beforeOne: string])[];
  /** What stands behind a firm letter in another way than behind a vowel: تبعتلها. */
  readonly objectsAfterFirm?: Readonly<Record<string, string>>;
  /** The vowel before an object that opens with a firm letter, after a doubled letter: يِحِبَّهَا; else the last. */
  readonly helping?: Readonly<Record<string, string>>;
}

/** Endings of those who are many, bare to vowelled. */
export const endingsOfMany: Readonly<Record<string, string>> = { و: 'ُو', وا: 'ُوا', ون: 'ُون', ين: 'ِين' };

/** What she does to many, تكلمين, is theirs after ī as well: they end as a plural does. */
export const endingOfPlurals = 'ين';

/** What stands behind a verb: whom it is done to, and for whom. */
const objectsOfVerbs: Readonly<Record<string, string>> = {
  ني: 'نِي',
  ك: 'ك',
  كي: 'كِي',
  ه: 'ه',
  ها: 'هَا',
  نا: 'نَا',
  كم: 'كُم',
  كو: 'كُو',
  كن: 'كُن',
  هم: 'هُم',
  هن: 'هُن',
  لي: 'لِي',
  لك: 'لَك',
  له: 'لُه',
  لو: 'لُو',
  لها: 'لْهَا',
  لنا: 'لْنَا',
  لكم: 'لْكُم',
  لهم: 'لْهُم',
  لكو: 'لْكُو',
  هالي: 'هَالِي',
  هالك: 'هَالَك',
  هاله: 'هَالُه',
  هالها: 'هَالْهَا',
  هالنا: 'هَالْنَا',
  هالكم: 'هَالْكُم',
  هالهم: 'هَالْهُم',
  هولي: 'هُولِي',
  هولك: 'هُولَك',
  هوله: 'هُولُه',
  هولها: 'هُولْهَا',
  هولنا: 'هُولْنَا',
  هولكم: 'هُولْكُم',
  هولهم: 'هُولْهُم',
};

/** For whom, as the Maghreb writes it: جيبليا, قلتليه. */
const objectsOfMaghreb: Readonly<Record<string, string>> = {
  ليا: 'لِيَّا',
  ليك: 'لِيك',
  ليه: 'لِيه',
  ليها: 'لِيهَا',
  لينا: 'لِينَا',
  ليكم: 'لِيكُم',
  ليهم: 'لِيهُم',
};

/** كو and كن are said in the Levant and in Egypt. */
const { كو: _many, كن: _ofWomen, هن: _them, لكو: _forMany, ...objectsSharedWithMaghreb } = objectsOfVerbs;

/** The same in the Gulf, with hers. */
const objectsInGulf: Readonly<Record<string, string>> = { ...objectsOfVerbs, ج: 'ج', چ: 'چ', لج: 'لِج', لچ: 'لِچ' };

/** What stands behind a verb in a dialect. */
export function objectsIn(group: DialectGroup): Readonly<Record<string, string>> {
  return group === 'gulf'
    ? objectsInGulf
    : group === 'maghrebi'
      ? { ...objectsSharedWithMaghreb, ...objectsOfMaghreb }
      : objectsOfVerbs;
}

/** What it is done to where nothing else stands behind: the vowel before it after a firm letter. */
export const vowelsBeforeObjects: Readonly<Record<string, string>> = {
  ك: '\u064E',
  ه: '\u064F',
  ج: '\u0650',
  چ: '\u0650',
};

/** يعطونك: what is done to somebody follows endings in n in the Gulf. */
export const endingsInN: Readonly<Partial<Record<DialectGroup, Readonly<Record<string, string>>>>> = {
  gulf: { ون: 'ُون', ين: 'ِين' },
};
/** The last vowel of a verb in ى, joined to that of the ending. */
export const openVowels: readonly (readonly [ending: RegExp, open: string])[] = [
  [/^\u064Fو(?!ا)/u, '\u064Eو\u0652'],
  [/^\u064Fوا$/u, '\u064Eوا'],
  [/^\u0650ي/u, '\u064Eي\u0652'],
];
/** أجي: what I do keeps its vowel. */
export const personOfMine = /^[أا]/u;

/**
 * The imperfect of everyday verbs.
 *
 * Sources: for Egyptian, Woidich, *Das Kairenisch-Arabische* (2006), chapter on the verb, and Hinds and Badawi (1986);
 * for Levantine, Cowell (1964), chapters 7 to 9; for the Gulf, Holes (1990), on the verb, and Qafisheh, *A Short
 * Reference Grammar of Gulf Arabic* (1977); for the Maghreb, Harrell (1962), part II, and Caubet (1993). The selection
 * is ours.
 */
export const conjugations: Readonly<Record<ConjugatedGroup, ColloquialConjugation>> = {
  egyptian: {
    plain: [
      ['أَ', 'أَ'],
      ['اَ', 'اَ'],
      ['يِ', 'يِ'],
      ['تِ', 'تِ'],
      ['نِ', 'نِ'],
    ],
    tensed: [
      ['بَ', 'بَ'],
      ['بِيِ', 'بِيْ'],
      ['بِتِ', 'بِتْ'],
      ['بِنِ', 'بِنْ'],
      ['هَ', 'هَ'],
      ['هَا', 'هَا'],
      ['هَيِ', 'هَيْ'],
      ['هَتِ', 'هَتْ'],
      ['هَنِ', 'هَنْ'],
      ['حَ', 'حَ'],
      ['حَيِ', 'حَيْ'],
      ['حَتِ', 'حَتْ'],
      ['حَنِ', 'حَنْ'],
    ],
    objectsAfterFirm: { لها: 'لَهَا', لنا: 'لِنَا', لكم: 'لُكُم', لهم: 'لُهُم', لكو: 'لُكُو' },
    helping: { ها: 'َ', هم: 'ُ', هو: 'ُ', كم: 'ُ', كو: 'ُ', '': 'ِ' },
  },
  gulf: {
    plain: [
      ['أَ', 'أَ'],
      ['اَ', 'اَ'],
      ['يِ', 'يْ'],
      ['تِ', 'تْ'],
      ['نِ', 'نْ'],
    ],
    tensed: [
      ['بَ', 'بَ'],
      ['بَأَ', 'بَأَ'],
      ['بَا', 'بَا'],
      ['بِيِ', 'بِيْ'],
      ['بِتِ', 'بِتْ'],
      ['بِنِ', 'بِنْ'],
    ],
  },
  maghrebi: {
    plain: [
      ['نْ', 'نْ'],
      ['يْ', 'يْ'],
      ['تْ', 'تْ'],
    ],
    tensed: [
      ...['ك', 'غ', 'ت'].flatMap((tense) =>
        ['\u064E', '\u064Eا'].flatMap((vowel) =>
          ['ن', 'ت', 'ي'].map((person) => {
            const beginning = `${tense}${vowel}${person}\u0652`;
            return [beginning, beginning] as const;
          }),
        ),
      ),
    ],
  },
};

/** بتخلص: you or she, rather than I of the fifth form, but for these. */
export const mineOfFifthForm =
  'بتأخر بتعشى بتغدى بتمشى بتعلم بتكلم بتزوج بتأكد بتفرج بتريق بتقهوى بتسوق بتصرف بتحمل بتدرب بتفاهم بتواصل بتوظف بتخرج بتعود بتسبح بتوضى بتطمن بتحرك بتذكر بتمرن بتكفل بتعافى بتعرف';

/** بتخلص: what you or she will do. */
export const tensedOfListener = /^بت/u;

/** Names and nouns that look like verbs of a tense. */
export const notVerbs = 'هنادي بيشوي بيتكوين بتكوين بيشاور بيرسي بيردي هيدفون بنسلين تحليلي هيبان بيربوك بيترسون';

export const threeFirm = /^(بي|بت|بن|[تين])([^اويىآأإ])([^اويىآأإ])([^اويىآأإ])$/u;
/**
 * Where the tense is but one letter that the standard language joins to nouns as well, a short word is more likely
 * that.
 */
export const surelyTensed = /^(?:[به]ي|[به]ن|هت|ح[ينت]|ك[نتي]|غ[نت]|من(?=\p{L}{4})|بت(?=\p{L}{3,}(?:ي|ون|ين)$))/u;
