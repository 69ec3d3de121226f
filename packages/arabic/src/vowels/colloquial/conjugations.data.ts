import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A prefix of the imperfect: person and tense, as it is said before two consonants and before one. */
export interface Prefix {
  readonly person: 'I' | 'you' | 'he' | 'we';
  readonly beforeTwo: string;
  readonly beforeOne: string;
  /** True where no verb of the standard language begins so. */
  readonly isTensed: boolean;
}

/** An ending of the imperfect, the persons that take it, and whether an object may follow. */
export type SubjectEnding = readonly [form: string, persons: readonly Prefix['person'][], takesObject: boolean];

/** An object clitic: behind one consonant, two consonants and a vowel; empty where it cannot stand. */
export type Clitic = readonly [written: string, afterOne: string, afterTwo: string, afterVowel: string];

/** How a dialect conjugates its verbs. */
export interface Conjugation {
  /** In the order in which they are tried. */
  readonly prefixes: readonly Prefix[];
  /** Endings of the imperfect behind a consonant, and those that stand for a last ā or ī. */
  readonly subjects: Readonly<Record<'firm' | 'a' | 'i', readonly SubjectEnding[]>>;
  /** What the stem of the imperfect loses before a vowel. */
  readonly beforeVowel: readonly TalkChange[];
  /** Objects, shorter ones first: what a verb ends in is rather its own. */
  readonly clitics: readonly Clitic[];
  /** The ش of a negated verb. */
  readonly negation: Clitic;
  /** What negates a verb without ش. */
  readonly notAlone?: string;
  /** What ends in two consonants. */
  readonly twoAtEnd: RegExp;
  readonly perfect: {
    /** The stem of the first and second persons, and that of the others; the first change that fits. */
    readonly beforeConsonant: readonly TalkChange[];
    readonly beforeVowel: readonly TalkChange[];
    readonly she: readonly string[];
    readonly they: string;
    /** What is lost before an object that opens with a vowel. */
    readonly beforeClitic: readonly TalkChange[];
    /** What is lost after ما. */
    readonly negated?: readonly TalkChange[];
    /** What changes at last. */
    readonly last?: readonly TalkChange[];
  };
}

/** Prefixes, written `person:beforeTwo/beforeOne`. */
function prefixesOf(rows: string, isTensed: boolean, tense = ''): Prefix[] {
  return wordsOf(rows).map((row) => {
    const [person, forms = ''] = row.split(':');
    const [beforeTwo = '', beforeOne = beforeTwo] = forms.split('/');
    return { person: person as Prefix['person'], beforeTwo: tense + beforeTwo, beforeOne: tense + beforeOne, isTensed };
  });
}

/**
 * Clitics, written `afterVowel/afterOne/afterTwo`. Where no more is said, one that opens with a vowel stays as it is
 * behind two consonants, and a vowel may help before another.
 */
function cliticsOf(rows: string, helping: Readonly<Record<string, string>> = {}): Clitic[] {
  return wordsOf(rows)
    .map((row): Clitic => {
      const [afterVowel = '', afterOne = `\u0652${afterVowel}`, given] = row.split('/');
      const written = removeMarks(afterOne);
      const vowel = helping[written.slice(0, 2)] ?? helping[''] ?? '\u0652';
      return [
        written,
        afterOne,
        given ?? (/^[\u064E-\u0650]/u.test(afterOne) ? afterOne : vowel + afterVowel),
        afterVowel,
      ];
    })
    .toSorted(([one], [other]) => one.length - other.length);
}

const all = ['I', 'you', 'he', 'we'] as const;
const you = ['you'] as const;
const others = ['you', 'he'] as const;
/** She who is spoken to and the plural. */
const endings: readonly SubjectEnding[] = [
  ['ِي', you, true],
  ['ُو', others, true],
  ['ُوا', others, false],
  ['ُون', others, false],
  ['ِين', you, false],
];
const levantineEndings: readonly SubjectEnding[] = [
  ['ِي', you, true],
  ['ُو', others, true],
  ['ُوا', others, true],
];
const gulfEndings: readonly SubjectEnding[] = [
  ['ِي', you, true],
  ['ُو', others, true],
  ['ُوا', others, false],
  ['ُون', others, true],
  ['ِين', you, true],
];

const objects = 'ك/َك ه/ُه نِي كِي هَا نَا كُم هُم لِي لَك لُه لُو';
const twoObjects = 'هَالِي هَالَك هَالُه هَالْهَا هَالْنَا هَالْكُم هَالْهُم هُولِي هُولَك هُولُه هُولْهَا هُولْنَا هُولْكُم هُولْهُم';

const weakA = /\u064E[ىا]$/u;
const weakI = /\u0650ي$/u;
const weakGlide: TalkChange = [weakA, '\u064Eيْ'];
const doubledGlide: TalkChange = [/\u0651$/u, '\u0651\u064Eيْ'];
const firm: TalkChange = [/$/u, '\u0652'];
/** لْعِبْت, لِعْبِت: of two short i's one goes. */
const twoI = /^(\p{L})\u0650(\p{L})\u0650(\p{L})$/u;

/** أَسَاعْدَك, يِتْخَانْقُوا: the short vowel after ā is lost, a too but in the Levant. */
const lostAfterA: TalkChange = [/(?<=ا\p{L})[\u064E-\u0650](?=\p{L}$)/u, '\u0652'];
const lostIAfterA: TalkChange = [/(?<=ا\p{L})[\u064F\u0650](?=\p{L}$)/u, '\u0652'];
/** يِسْتِلْمُوا: so is a short i between two open syllables. */
const lostI: TalkChange = [/(?<=[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u, '\u0652'];
/** شِرْبُوا, طِلْعَت: so is the second of two short vowels, but for two a. */
const lostSecond: TalkChange = [
  /^(?!\p{L}\u064E\p{L}\u064E)(\p{L}[\u064E\u0650]\p{L})[\u064E\u0650](?=\p{L}$)/u,
  '$1\u0652',
];
/** In the Maghreb كْتَب is كَتْب before a vowel, سَافَر is سَافْر (Harrell 1962, 2.2). */
const lostInMaghreb: readonly TalkChange[] = [
  [/^(\p{L})\u0652(\p{L})[\u064E\u064F](\p{L})$/u, '$1\u064E$2\u0652$3'],
  [
    /^(?!\p{L}\u064E\p{L}\u0652\p{L}$)(?=\p{L}.*\p{L}.*\p{L})(.*\p{L}\u0651?)[\u064E\u064F\u0650](?=\p{L}$)/u,
    '$1\u0652',
  ],
];

const personsInLevant = 'he:يِ/يْ you:تِ/تْ we:نِ/نْ';
const continuous = 'I:بِ/بْ he:بْيِ/بِيْ you:بْتِ/بِتْ we:بْنِ/بِنْ we:مْنِ/مِنْ I:بَأ';
const levantinePrefixes = [
  ...prefixesOf(`I:أَ I:إِ I:اِ/اَ ${personsInLevant}`, false),
  ...prefixesOf(continuous, true),
  ...prefixesOf(`${personsInLevant} I:`, true, 'حَ'),
  ...prefixesOf(personsInLevant, true, 'رَح'),
  ...prefixesOf(`${personsInLevant} ${continuous}`, true, 'عَم'),
];
const negatedInLevant = levantinePrefixes.map(({ person, beforeTwo, beforeOne }) => ({
  person,
  beforeTwo: `مَا${beforeTwo}`,
  beforeOne: `مَا${beforeOne}`,
  isTensed: true,
}));
const lengthOf = ({ beforeTwo }: Prefix) => removeMarks(beforeTwo).length;

/**
 * The conjugation of everyday verbs.
 *
 * Sources: for Egyptian, Woidich, *Das Kairenisch-Arabische* (2006), chapter on the verb, and Hinds and Badawi (1986);
 * for Levantine, Cowell (1964), chapters 3 to 9; for the Gulf, Holes (1990), on the verb, and Qafisheh, *A Short
 * Reference Grammar of Gulf Arabic* (1977); for the Maghreb, Harrell (1962), part II, and Caubet (1993).
 */
export const conjugations: Readonly<Record<DialectGroup, Conjugation>> = {
  egyptian: {
    prefixes: [
      ...prefixesOf('I:أَ I:اَ he:يِ you:تِ we:نِ', false),
      ...prefixesOf('I:بَ he:بِيِ/بِيْ you:بِتِ/بِتْ we:بِنِ/بِنْ', true),
      ...prefixesOf('I:هَ I:هَا he:هَيِ/هَيْ you:هَتِ/هَتْ we:هَنِ/هَنْ', true),
      ...prefixesOf('I:حَ he:حَيِ/حَيْ you:حَتِ/حَتْ we:حَنِ/حَنْ', true),
    ],
    subjects: { firm: endings, a: endings, i: endings },
    beforeVowel: [lostAfterA, lostI],
    clitics: cliticsOf(`${objects} ${twoObjects} كُو كُن هُن لْهَا/ْلَهَا لْنَا/ْلِنَا لْكُم/ْلُكُم لْهُم/ْلُهُم لْكُو/ْلُكُو`, {
      ها: '\u064E',
      هم: '\u064F',
      هو: '\u064F',
      كم: '\u064F',
      كو: '\u064F',
      '': '\u0650',
    }),
    negation: ['ش', '\u0652ش', '\u0650ش', 'ش'],
    twoAtEnd: /\u0651$|[^يو]\u0652\p{L}$/u,
    perfect: {
      beforeConsonant: [weakGlide, [weakI, '\u0650ي'], doubledGlide, firm],
      beforeVowel: [[weakA, ''], [weakI, 'ْي'], lostSecond, lostIAfterA],
      she: ['\u0650ت'],
      they: '\u064Fو',
      // فِهْمُه, سَامْحُه.
      beforeClitic: [lostSecond, [/(?<=ا\p{L})\u0650(?=[^ت]$)/u, '\u0652']],
      // مَا فْهِمْتِش.
      negated: [[/(?<=^\p{L})\u0650(?=\p{L}\u0650)/u, '\u0652']],
      // بَعَتّ, but مُتْت.
      last: [[/(?<=\p{L}\p{M}*\p{L}[\u064E\u0650])ت\u0652ت/u, 'ت\u0651']],
    },
  },
  levantine: {
    prefixes: [
      ...levantinePrefixes,
      ...prefixesOf(`${personsInLevant} I:أَ I:إِ`, false, 'لَ'),
      ...negatedInLevant,
    ].toSorted((one, other) => lengthOf(other) - lengthOf(one)),
    subjects: { firm: levantineEndings, a: levantineEndings, i: levantineEndings },
    beforeVowel: [
      [/^(\p{L}\u0652\p{L}\u0650\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
      [/^(\p{L}\u0651\u0650\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
      lostIAfterA,
      [/^(و\p{L})\u0650(\p{L})$/u, '$1\u0652$2'],
    ],
    clitics: cliticsOf(`ك/َك ه/ُه كِي/ِكِي /ُو /ُن نِي هَا نَا كُن كُم كُو هُن هُم
      لِي/ْلِي/ِلِّي لَك/ْلَك/ِلَّك لِكِي/ْلِكِي/ِلِّكِي لُه/ْلُه/ِلُّه لُو/ْلُو/ِلُّو لَا/ْلَا/ِلَّا لُن/ْلُن/ِلُّن
      لْهَا/ْلْهَا/ِلْهَا لْنَا/ْلْنَا/ِلْنَا لْكُن/ْلْكُن/ِلْكُن لْكُم/ْلْكُم/ِلْكُم لْهُن/ْلْهُن/ِلْهُن لْهُم/ْلْهُم/ِلْهُم`),
    negation: ['ش', '\u0652ش', '\u0650ش', 'ش'],
    notAlone: 'ما',
    twoAtEnd: /\u0651$|\u0652\p{L}$/u,
    perfect: {
      beforeConsonant: [
        weakGlide,
        [/^(\p{L})\u0650(\p{L})\u0650ي$/u, '$1\u0652$2\u0650ي'],
        doubledGlide,
        [twoI, '$1\u0652$2\u0650$3\u0652'],
        firm,
      ],
      beforeVowel: [
        [weakA, ''],
        [/^(\p{L})\u0650(\p{L})\u0650ي$/u, '$1\u0650$2\u0652ي'],
        [twoI, '$1\u0650$2\u0652$3'],
        [/^(ا\p{L}ْ\p{L}\u064E\p{L})\u064E(\p{L})$/u, '$1\u0652$2'],
      ],
      she: ['\u0650ت'],
      they: '\u064Fو',
      // لِحْقُه, جَابْتُه.
      beforeClitic: [[twoI, '$1\u0650$2\u0652$3'], lostIAfterA],
    },
  },
  gulf: {
    prefixes: [
      // بتخلص: you or she, rather than I of the fifth form.
      ...prefixesOf('you:بِتِ/بِتْ', true),
      ...prefixesOf('I:أَ I:اَ he:يِ/يْ you:تِ/تْ we:نِ/نْ', false),
      ...prefixesOf('I:بَ I:بَأَ I:بَا he:بِيِ/بِيْ we:بِنِ/بِنْ', true),
    ],
    subjects: {
      firm: gulfEndings,
      // تَنْسَوْن, تَنْسَيْن.
      a: [
        ['ِي', you, true],
        ['َوْ', others, true],
        ['َوا', others, false],
        ['َوْن', others, true],
        ['َيْن', you, true],
      ],
      i: gulfEndings,
    },
    beforeVowel: [lostAfterA, lostI],
    clitics: cliticsOf(`${objects.replace('ُه', 'َه')} ${twoObjects} ج/ِج چ/ِچ لِج لِچ كُو كُن هُن لْهَا لْنَا لْكُم لْهُم لْكُو`),
    negation: ['ش', '\u0652ش', '\u0652ش', 'ش'],
    twoAtEnd: /\u0651$|[^يو]\u0652\p{L}$/u,
    perfect: {
      beforeConsonant: [weakGlide, [weakI, '\u064Eيْ'], doubledGlide, firm],
      beforeVowel: [
        [weakA, ''],
        [weakI, ''],
        // اِنْقَبْلَت.
        [/^(ا\p{L}(?:\u0652\p{L}|\u0651)\u064E\p{L})\u064E(?=\p{L}$)/u, '$1\u0652'],
        lostSecond,
        lostIAfterA,
      ],
      she: ['\u064Eت'],
      they: '\u064Eو',
      beforeClitic: [],
    },
  },
  maghrebi: {
    prefixes: [
      ...prefixesOf('we:نْ he:يْ you:تْ', false),
      ...['كَ', 'كَا', 'غَ', 'غَا', 'تَ', 'تَا'].flatMap((tense) => prefixesOf('we:نْ you:تْ he:يْ', true, tense)),
    ],
    subjects: {
      firm: endings.map(([form, , takesObject]) => [form, all, takesObject]),
      a: [...endings, ['َاي', you, true], ['َاو', all, true]],
      i: [...endings, ['ِيو', all, true]],
    },
    beforeVowel: lostInMaghreb,
    clitics: cliticsOf(`${objects} ${twoObjects} لْهَا لْنَا لْكُم لْهُم لِيَّا لِيك لِيه لِيهَا لِينَا لِيكُم لِيهُم`),
    negation: ['ش', '\u0652ش', '\u0652ش', 'ش'],
    twoAtEnd: /\u0651$|[^يو]\u0652\p{L}$/u,
    perfect: {
      beforeConsonant: [[weakA, '\u0650ي'], [weakI, '\u0650ي'], [/\u0651$/u, '\u0651\u0650ي'], firm],
      beforeVowel: [[weakA, '\u064Eا'], [weakI, '\u064Eا'], ...lostInMaghreb],
      // كتبات: as Morocco writes it.
      she: ['\u064Eت', '\u064Eات'],
      they: '\u064Fو',
      beforeClitic: lostInMaghreb,
      // مْشَات, مْشَاو.
      last: [[/(?<=ا)[\u064E\u064F]ا?(?=[تو]$)/u, '']],
    },
  },
};

/** The endings of the perfect that all dialects share. */
export const perfectEndings = { me: 'ت', toHer: 'تِي', toMany: 'تُو', us: 'نَا' } as const;
