import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A possessive pronoun: behind one consonant, and where it differs behind two. */
export type Possessive = readonly [written: string, afterOne: string, afterTwo?: string];

/** How a dialect joins possessives to nouns. */
export interface PossessiveGrammar {
  readonly pronouns: readonly Possessive[];
  /** The shortest noun, as it is written before a possessive, and the shortest that has ت for ة. */
  readonly lengthMin: number;
  readonly lengthMinOfTa: number;
  /** What ends in two consonants. */
  readonly twoAtEnd?: RegExp;
  /** The vowel before the t of ة; it is lost before a vowel and before a consonant where the noun ends so. */
  readonly vowelBeforeTa: string;
  readonly lostBeforeVowel: RegExp;
  readonly lostBeforeConsonant?: RegExp;
  /** Nouns that take a possessive, those that end in a vowel, and what changes before a vowel. */
  readonly firm: RegExp;
  readonly long?: RegExp;
  readonly beforeVowel: readonly TalkChange[];
  /** What you did, of letters that spell a noun with its possessive as well: شريتو. */
  readonly ratherPerfect?: RegExp;
  readonly takesArticle?: true;
  /** Standard nouns take the possessive of the dialect. */
  readonly ofStandardNouns?: true;
}

const notAfterTwo = /(?<!\u0651|[^\u064B-\u0652يو]\u0652\p{L})$/u;

/** ة is written ت before a possessive, and ى ا. */
export const beforePossessive = { ta: 'ة', taWritten: 'ت', finalA: 'ى', finalAWritten: 'ا' } as const;

/** ضيعتن: in the Levant this is rather whom it is done to. */
export const ratherObject = 'ن';

/**
 * Possessives by dialect.
 *
 * Sources: Woidich 2006, 2.3.2; Harrell 1962, 6.2; Cowell 1964; Holes 1990.
 */
export const possessivesOf: Readonly<Record<DialectGroup, PossessiveGrammar>> = {
  // سِعْرُه, شَنْطِتْهَا, حَاجْتِي, صَاحْبُه.
  egyptian: {
    pronouns: [
      ['ها', 'ْهَا', 'َهَا'],
      ['نا', 'ْنَا', 'ِنَا'],
      ['هم', 'ْهُم', 'ُهُم'],
      ['كم', 'ْكُم', 'ُكُم'],
      ['كو', 'ْكُو', 'ُكُو'],
      ['ي', 'ِي'],
      ['ك', 'َك'],
      ['ه', 'ُه'],
    ],
    lengthMin: 3,
    lengthMinOfTa: 4,
    twoAtEnd: /[^\u064B-\u0652يو]\u0652\p{L}$|\u0651$/u,
    vowelBeforeTa: 'ِ',
    lostBeforeVowel: notAfterTwo,
    firm: /[^اويىةءن\u064B-\u0650]\u0651?$/u,
    beforeVowel: [[/(?<=[اوي]\p{L}|[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u, '\u0652']],
  },
  // سيارتنا, شغلك, دواها.
  levantine: {
    pronouns: [
      ['كي', 'ِكِي'],
      ['كن', 'ْكُن'],
      ['كم', 'ْكُم'],
      ['كو', 'ْكُو'],
      ['هن', 'ْهُن'],
      ['هم', 'ْهُم'],
      ['ون', 'ُون'],
      ['ي', 'ِي'],
      ['ك', 'َك'],
      ['ه', 'ُه'],
      ['و', 'ُو'],
      ['ن', 'ُن'],
      ['ها', 'ْهَا'],
      ['نا', 'ْنَا'],
    ],
    lengthMin: 3,
    lengthMinOfTa: 3,
    vowelBeforeTa: 'ِ',
    lostBeforeVowel: notAfterTwo,
    firm: /[^اويىءة]$|\u0652\p{L}$/u,
    long: /ا$/u,
    // شِغِل, سِعِر: the vowel that parts two consonants goes before another; رَاتْبِي: so does a short i after ā.
    beforeVowel: [
      [/(?<=^(?:ال)?\p{L}[\u064E-\u0650]?\p{L})[\u0650\u064F](?=[^\u064B-\u0652ن]$)/u, '\u0652'],
      [/(?<=ا\p{L})\u0650(?=\p{L}$)/u, '\u0652'],
    ],
    takesArticle: true,
  },
  gulf: {
    pronouns: [
      ['ها', 'ْهَا'],
      ['نا', 'ْنَا'],
      ['كم', 'ْكُم'],
      ['هم', 'ْهُم'],
      ['ي', 'ِي'],
      ['ك', 'َك'],
      ['ه', 'َه'],
      ['ج', 'ِج'],
      ['چ', 'ِچ'],
    ],
    lengthMin: 2,
    lengthMinOfTa: 2,
    vowelBeforeTa: 'َ',
    // شَنْطَتِي keeps the a before the t, سَيَّارْتِي loses it.
    lostBeforeVowel: /(?<!\u0651|\u0652\p{L})$/u,
    firm: /[^اويىةء\u064B-\u0650]\u0651?$/u,
    long: /[اى]$/u,
    // صَاحْبِي, جِسْمِي, سِعْرَه.
    beforeVowel: [
      [/(?<=ا\p{L})\u0650(?=\p{L}$)/u, '\u0652'],
      [/(?<=^\p{L}[\u064E-\u0650]\p{L})[\u064F\u0650](?=\p{L}$)/u, '\u0652'],
    ],
  },
  // رَاسُو, خُدْمْتِي, خُدْمَتْهَا.
  maghrebi: {
    pronouns: [
      ['كوم', 'ْكُوم'],
      ['هوم', 'ْهُوم'],
      ['ها', 'ْهَا'],
      ['نا', 'ْنَا'],
      ['كم', 'ْكُم'],
      ['هم', 'ْهُم'],
      ['ي', 'ِي'],
      ['ك', 'َك'],
      ['ه', 'ُه'],
      ['و', 'ُو'],
    ],
    lengthMin: 3,
    lengthMinOfTa: 3,
    vowelBeforeTa: 'َ',
    lostBeforeVowel: /$/u,
    // خَالْتْنَا, بْلَاصْتْكُم.
    lostBeforeConsonant: /[اوي]\p{L}$/u,
    firm: /[^اويىةء\u064B-\u0652][\u064B-\u0652]*$/u,
    beforeVowel: [
      [/^(\p{L})\u0652(\p{L})[\u064E\u064F](\p{L})$/u, '$1\u064E$2\u0652$3'],
      [/(?<=\p{L}.*\p{L}\u0651?)[\u064E-\u0650](?=\p{L}$)/u, '\u0652'],
    ],
    ratherPerfect: /(?:يت|^\p{L}{2}ت)[يو]$/u,
    ofStandardNouns: true,
  },
};
