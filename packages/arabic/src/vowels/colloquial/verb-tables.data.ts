import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { verbsOfEgypt } from './egyptian-verbs.data.ts';
import { derivedVerbsOfGulf, verbsOfGulf } from './gulf-verbs.data.ts';
import { verbsOfLevant } from './levantine-verbs.data.ts';
import { irregularVerbsOfMaghreb, verbsOfMaghreb } from './maghrebi-verbs.data.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A passive: the stem that it is made of, what that looks like, and its imperfect and perfect. */
export type PassiveRule = readonly [of: 'perfect' | 'imperfect', pattern: RegExp, imperfect: string, perfect?: string];

/**
 * The verbs of a dialect. A row is `perfect/closed-imperfect`, where `closed` is the stem of a hollow verb before
 * consonants: قَام/قُم-قُوم.
 * A vowel before the imperfect is that of its prefix: طَلَب-ُطْلُب makes يُطْلُب.
 * Behind a row `!` says that the verb takes no object, `*` that things do it, and `^` that its letters are read so
 * rather than as another verb.
 */
export interface VerbTable {
  readonly rows: string;
  /** The imperfect of a row that has none, by the first pattern that fits. */
  readonly imperfectOf: readonly TalkChange[];
  /** Verbs of which the imperfect alone is listed, and what makes it the perfect, one change after the other. */
  readonly imperfects?: string;
  readonly perfectOf?: readonly TalkChange[];
  /** Imperfects of which only things are the subject: نْقِطِع. */
  readonly things?: RegExp;
  readonly passives?: readonly PassiveRule[];
  /** A perfect that is written in another way as well. */
  readonly otherSpelling?: readonly TalkChange[];
}

/** Before consonants the long a of a hollow verb is short: احْتَجْت. */
export const closedSyllable: readonly TalkChange[] = [[/\u064Eا(\p{L})$/u, '\u064E$1']];

export const verbTables: Readonly<Record<DialectGroup, VerbTable>> = {
  egyptian: {
    rows: verbsOfEgypt,
    imperfectOf: [
      [/^ا\u0652?/u, ''],
      [/\u064Eى$/u, '\u0650ي'],
    ],
    passives: [
      [
        'perfect',
        /^(?![اأو])(\p{L})[\u064E\u0650](\p{L})[\u064E\u0650](\p{L})$/u,
        'ت\u0652$1\u0650$2\u0650$3',
        'ات\u0652$1\u064E$2\u064E$3',
      ],
      [
        'perfect',
        /^(?![اأو])(\p{L})[\u064E\u0650](\p{L})(?:\u064Eى|\u0650ي)$/u,
        'ت\u0652$1\u0650$2\u0650ي',
        'ات\u0652$1\u064E$2\u064Eى',
      ],
      ['perfect', /^(?![اأو])(.+)$/u, 'ت\u0652$1', 'ات\u0652$1'],
    ],
    // قولت, جيبت: many write the vowel of a hollow verb long.
    otherSpelling: [
      [/^(\p{L}\u064F)(\p{L})$/u, '$1و$2'],
      [/^(\p{L}\u0650)(\p{L})$/u, '$1ي$2'],
    ],
  },
  levantine: {
    rows: verbsOfLevant,
    imperfectOf: [
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
    ],
    otherSpelling: [[/^ا(?=\p{L}\u0652ت\u064E)/u, '']],
  },
  gulf: {
    rows: verbsOfGulf,
    imperfectOf: [],
    imperfects: derivedVerbsOfGulf,
    perfectOf: [
      [/^(\p{L}\u0652\p{L})\u0650(\p{L})\u0650ي$/u, '$1\u064E$2\u064Eى'],
      [/\u0650ي$/u, '\u064Eى'],
      [/^(\p{L}\u0652\p{L})[\u064E\u0650](\p{L})\u0650ي(\p{L})$/u, '$1\u064E$2\u064Eا$3'],
      [/^(س\u0652ت)\u0650(?=\p{L}\u0650\p{L}\u0651$)/u, '$1\u064E'],
      [/\u0650(?=\p{L}\u0651?$)/u, '\u064E'],
      [/^(\p{L}\u0652\p{L}|\p{L}\u0651)\u0650(?=\p{L}\u064E\p{L}$)/u, '$1\u064E'],
      [/^(?=[^ت]\u0652|ت\u0651)/u, 'ا'],
    ],
    things: /^ن\u0652[^ت]/u,
    otherSpelling: [[/^(?=ت\u0652)/u, 'ا']],
  },
  maghrebi: {
    rows: irregularVerbsOfMaghreb,
    imperfects: verbsOfMaghreb,
    // يُوصَل: a long u.
    imperfectOf: [[/^و\u0652/u, '\u064Fو']],
    perfectOf: [
      [/\u064F(?=\p{L}\u0651?$)/u, '\u064E'],
      [/(?:\u064Eى|\u0650ي)$/u, '\u064Eى'],
      [/^((?:.*\p{M})?\p{L})\u0650ي(\p{L})$/u, '$1\u064Eا$2/$1\u064E$2'],
      [/^((?:.*\p{M})?\p{L})(?:\u064Fو|\u064Eا)(\p{L})$/u, '$1\u064Eا$2/$1\u064F$2'],
    ],
    passives: [
      ['imperfect', /^([^تا]\u0652\p{L})[\u064E\u064F](\p{L})$/u, 'ت\u0652$1\u064E$2'],
      ['imperfect', /^([^تا])(?:\u064Fو|\u0650ي)(\p{L})$/u, 'ت\u0652$1\u064Eا$2'],
      ['imperfect', /^([^تا]\u0652\p{L})(?:\u0650ي|\u064Eى)$/u, 'ت\u0652$1\u064Eى'],
      ['imperfect', /^([^تا](?:\u064E\p{L}\u0651|.*[اوي].*\p{L}))\u0650ي$/u, 'ت\u0652$1\u064Eى'],
      ['imperfect', /^([^تا]\u064E\p{L}\u0651(?:\u064E\p{L})?|[^تا]\u064Eا\p{L}\u064E\p{L})$/u, 'ت\u0652$1'],
    ],
    otherSpelling: [[/^(?=(?:س\u0652ت|[^تس]\u0652ت|ن\u0652).*\p{L}.*\p{L}|[^تس]\u0652ت\u064F\p{L}$)/u, 'ا\u0650']],
  },
};
