import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { objects as levantineObjects, possessivesOfNouns, recipients } from './levantine/endings.data.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A pronoun behind a participle: after a consonant, and after a vowel; empty where it cannot stand there. */
export interface ParticipleObject {
  readonly written: string;
  readonly afterConsonant: string;
  readonly afterVowel: string;
  /** A `possessive` follows nouns as well, an `object` verbs alone, and a `recipient` every verb. */
  readonly kind: 'possessive' | 'object' | 'recipient';
}

/** How a dialect makes participles of its verbs. */
export interface ParticipleGrammar {
  /** A verb, its past and the stem of its imperfect, and the masculine of its participles; the first that fits. */
  readonly shapes: readonly (readonly [verb: RegExp, ...participles: string[]])[];
  /** What changes before the ending of the feminine, and of the plural of participles in -i. */
  readonly beforeEnding: readonly TalkChange[];
  readonly beforePlural: readonly TalkChange[];
  /** The feminine alone; behind these letters it keeps its a. */
  readonly feminine: string;
  readonly keepsA?: RegExp;
  /** The feminine before an object: behind the changed stem, and where it differs behind the stem before a vowel. */
  readonly feminineBeforeObject?: string;
  readonly feminineBeforeVowel?: string;
  readonly objects: readonly ParticipleObject[];
  /** Participles that are spelt as what is done or as a noun: they stand with an object of verbs alone. */
  readonly onlyWithObject?: RegExp;
  /** Participles that have no possessive behind them. */
  readonly withoutPossessive?: RegExp;
  /** Forms that are spelt as the noun of their verb. */
  readonly likeNoun?: RegExp;
  /** Forms that are spelt as the noun of their verb, where their masculine is a noun as well. */
  readonly ratherNoun?: RegExp;
  /** Words that are spelt as a participle and are something else. */
  readonly nouns?: string;
  /** What is read so where the standard language spells a word alike. */
  readonly surely?: RegExp;
  /** Words of the lists that have the endings of participles. */
  readonly listed?: RegExp;
}

/** Many who do it. */
export const pluralOfParticiples = 'ِين';

type Row = readonly [written: string, afterConsonant: string, afterVowel: string];
const ofKind =
  (kind: ParticipleObject['kind']) =>
  ([written, afterConsonant, afterVowel]: Row): ParticipleObject => ({ written, afterConsonant, afterVowel, kind });

/**
 * Participles by dialect.
 *
 * Sources: as of the verbs. In Cairo those of the first form stand in the lists.
 */
export const participlesOf: Readonly<Record<DialectGroup, ParticipleGrammar>> = {
  egyptian: {
    shapes: [
      [
        /^(?:ا(?!ت\u0652\p{L}(?:\u064E\p{L}[\u064E\u0651]\p{L}? |\u064Eا\p{L}[ /]|\u064E\p{L}\u064Eى))|\p{L}\u064E(?:\p{L}\u0651[\u064E\u0650]|ا\p{L}[\u064E\u0650]|\p{L}\u0652\p{L})).* (.*)\u064Eى$/u,
        'مِ$1ِي',
      ],
      [
        /^(?:ا(?!ت\u0652\p{L}(?:\u064E\p{L}[\u064E\u0651]\p{L}? |\u064Eا\p{L}[ /]|\u064E\p{L}\u064Eى))|\p{L}\u064E(?:\p{L}\u0651[\u064E\u0650]|ا\p{L}[\u064E\u0650]|\p{L}\u0652\p{L})).* (.+)$/u,
        'مِ$1',
      ],
    ],
    beforeEnding: [
      [/(?<=ا\p{L})\u0650(?=ي$)/u, '\u0652'],
      [/(?<=\u0650)ي$/u, 'ي\u0651'],
      [/(?<=[اوي]\p{L}|[\u064E-\u0650][^\u064B-\u0652])\u0650(?=[^\u064B-\u0652ي]$)/u, '\u0652'],
    ],
    beforePlural: [[/(?<=ا\p{L})\u0650(?=ي$)/u, '\u0652']],
    feminine: 'َة',
    feminineBeforeObject: 'َا',
    objects: [
      ...(
        [
          ['ك', 'َك', 'ك'],
          ['كي', 'ِكِي', 'كِي'],
          ['ه', 'ُه', 'ه'],
          ['ها', 'ْهَا', 'هَا'],
          ['نا', 'ْنَا', 'نَا'],
          ['كم', 'ْكُم', 'كُم'],
          ['كو', 'ْكُو', 'كُو'],
          ['هم', 'ْهُم', 'هُم'],
          // Of two n one is written: شايفينا, شايفيني.
          ['ا', 'َّا', ''],
          ['ي', 'ِي', ''],
        ] satisfies Row[]
      ).map(ofKind('possessive')),
      ...([['ني', 'ْنِي', 'نِي']] satisfies Row[]).map(ofKind('object')),
    ],
    withoutPossessive: /[^يا](?<!\u0650ين)$|^(?!م\u0650).*ي$/u,
    ratherNoun: /^م\u0650\p{L}\u064Eا.*ة$/u,
    nouns:
      'مصلحة مسلمة مسلمين مسلم معلمين معلمة مقدمة مقدمين مكرمة مطبقة محلية مغني مصلي مهدي مخرج مرسي محسن مبارك مجاهد مجاهدين منافق مهاجر مصالح مجاري مستقبلة معاصر مقيم مقيمين مقيمة مقضي مذكر مدبر مدبرة معجزة مكسيكو مسلك مقدر مقرر مستقر موطن منزلة محارب مرتكب مبشر مولد معلقة مقابل مقاوم مرافق منازع مناسب معطلة محققة موفق منظم مشتري مختار مرتب منقطع معرفة مدافع محررين متحدة مكفرة مفلس معجل محولة مسكر مطبق موفقين مصلح مصلحين محافظة مفاصل متعب متعبة',
    // فَاهِم, مِسْتَعْجِل, مَكْسُوف, تَعْبَان.
    listed:
      /^(?:\p{L}\u064Eا\p{L}\u0650\p{L}|م\u0650\p{L}.*[^اويىة\u064B-\u0650]|م\u064E\p{L}\u0652\p{L}\u064Fو\p{L}|\p{L}\u064E\p{L}\u0652\p{L}\u064Eان)$/u,
  },
  levantine: {
    shapes: [
      [/^(?![أإا])(\p{L})[\u064E\u0650](\p{L})[\u064E\u0650](\p{L}) .*$/u, '$1َا$2ِ$3'],
      [/^(?![أإا])(\p{L})\u064Eا(\p{L}) .*$/u, '$1َايِ$2'],
      [/^(?![أإا])(\p{L})\u064E(\p{L})\u0651 .*$/u, '$1َا$2ِ$2', '$1َا$2ّ'],
      // مْخَلِّي, مْخَلِّص, مِتْعَلِّم, مِشْتِرِي, مِشْتِغِل; but انْحَكَى is what is told.
      [/^(?!انْ[^ت]).* (\p{L}\u064E(?:\p{L}[\u0651\u0652]|ا).*)\u064Eى$/u, 'مْ$1ِي'],
      [/^(?!انْ[^ت]).* (\p{L}\u064E(?:\p{L}[\u0651\u0652]|ا).*)$/u, 'مْ$1'],
      [/^(?!انْ[^ت])(?:ا|تْ).* (تْ.*)\u064E([^ى])$/u, 'مِ$1ِ$2'],
      [/^(?!انْ[^ت])(?:ا|تْ).* (\p{L}[\u0651\u0652].*)\u064Eى$/u, 'مِ$1ِي'],
      [/^(?!انْ[^ت])(?:ا|تْ).* (\p{L}[\u0651\u0652].+)$/u, 'مِ$1'],
    ],
    beforeEnding: [
      [/(?<!\u0651)\u0650(?=[^\u064B-\u0652ي]$)/u, '\u0652'],
      [/(?<!\u0651)\u0650(?=ي$)/u, '\u0652'],
    ],
    beforePlural: [
      [/(?<=^\p{L}\u064Eا\p{L})\u0650(?=ي$)/u, '\u0652'],
      [/\u0650ي$/u, ''],
    ],
    feminine: 'ِة',
    keepsA: /[حخعغقصضطظره]\u0651?$/u,
    feminineBeforeObject: 'ِت',
    feminineBeforeVowel: 'ْت',
    objects: [
      ...levantineObjects.map((row) => ofKind(possessivesOfNouns.has(row[0]) ? 'possessive' : 'object')(row)),
      ...recipients.map(([written, afterOne, , afterVowel]) => ofKind('recipient')([written, afterOne, afterVowel])),
    ],
    onlyWithObject: /^م\u0652/u,
    withoutPossessive: /^م\u0652.*(?<!\u0650ين)$/u,
    likeNoun: /^م\u0652\p{L}\u064Eا.*[ةت]$/u,
  },
  gulf: {
    shapes: [
      [/^(?!و?ا)(\p{L})[\u064E\u0650](\p{L})[\u064E\u0650]([^\u064B-\u0652ىا]) .*$/u, '$1َا$2ِ$3'],
      [/^(\p{L})[\u064E\u0650](\p{L})\u064Eى .*$/u, '$1َا$2ِي'],
      [/^(\p{L})\u064Eا([^\u064B-\u0652])(?:\/.*)? .*$/u, '$1َايِ$2'],
      [/^(\p{L})\u064E([^\u064B-\u0652]\u0651) .*$/u, '$1َا$2'],
      [/^.* [\u064E-\u0650]?(\p{L}\u064E(?:\p{L}\u0651|ا)\u0650\p{L})$/u, 'مْ$1'],
      [/^.* [\u064E-\u0650]?(\p{L}\u064Eا\p{L}\u0650\p{L})$/u, 'مْ$1'],
      [/^.* [\u064E-\u0650]?(\p{L}\u064E\p{L}\u0652\p{L}\u0650[^\u064B-\u0652ي])$/u, 'مْ$1'],
      [/^.* [\u064E-\u0650]?(ت\u0652\p{L}\u064E(?:\p{L}\u0651|ا\p{L}))\u064E(\p{L})$/u, 'مِ$1ِ$2'],
      [/^.* [\u064E-\u0650]?((?:س\u0652ت\u064E\p{L}\u0652|[^ت]\u0652\p{L}\u0650)\p{L}\u0650\p{L})$/u, 'مِ$1'],
    ],
    beforeEnding: [
      [/(?<=(?:ا|\u0650)\p{L})\u0650(?=[^\u064B-\u0652ي]$)/u, '\u0652'],
      [/(?<!\u0651)\u0650(?=ي$)/u, '\u0652'],
    ],
    beforePlural: [[/\u0650ي$/u, '']],
    feminine: 'َة',
    feminineBeforeObject: 'َت',
    objects: (
      [
        ['ك', 'َك', 'ك'],
        ['ه', 'َه', 'ه'],
        ['ج', 'ِج', 'ج'],
        ['ني', 'ْنِي', 'نِي'],
        ['ها', 'ْهَا', 'هَا'],
        ['هم', 'ْهُم', 'هُم'],
        ['كم', 'ْكُم', 'كُم'],
        ['نا', 'ْنَا', 'نَا'],
        ['لي', 'ْلِي', 'لِي'],
        ['لك', 'ْلَك', 'لَك'],
        ['له', 'ْلَه', 'لَه'],
        ['لها', 'ْلْهَا', 'لْهَا'],
        ['لهم', 'ْلْهُم', 'لْهُم'],
      ] satisfies Row[]
    ).map(ofKind('recipient')),
  },
  maghrebi: {
    shapes: [
      [/^.* (\p{L})\u0652(\p{L})(?:\u0650ي|\u064Eى)$/u, '$1َا$2ِي', 'مْ$1ْ$2ِي'],
      [/^.* (\p{L})\u0652(\p{L})[\u064E\u064F](\p{L})$/u, '$1َا$2ْ$3', 'مْ$1ْ$2ُو$3'],
      [/^.* (\p{L})(?:\u064Fو|\u0650ي|\u064Eا)(\p{L})$/u, '$1َايْ$2'],
      [/^.* (\p{L})\u064E(\p{L})\u0651$/u, '$1َا$2ّ', 'مْ$1ْ$2ُو$2'],
      [/^.* (\p{L}\u064E\p{L}\u0651)\u0650ي$/u, 'مْ$1ِي'],
      [
        /^.* (\p{L}(?:\u064E\p{L}\u0651\u064E|\u064Eا\p{L}\u064E|\u0650ي\p{L}\u064E|\u064E\p{L}\u0652\p{L}\u064E)\p{L})$/u,
        'مْ$1',
      ],
      [/^.* (ت\u0652\p{L}(?:\u064E\p{L}\u0651\u064E|\u064Eا\p{L}\u064E|\u064E\p{L}\u0652\p{L}\u064E)\p{L})$/u, 'مْ$1'],
    ],
    beforeEnding: [
      [/^(م\u0652\p{L}\u0652.*ي)$/u, '$1\u0651'],
      [/\u0650(?=ي$)/u, '\u0652'],
      [/(?<=\p{L}.*\p{L}\u0651?)[\u064E-\u0650](?=[^\u064B-\u0652]$)/u, '\u0652'],
    ],
    beforePlural: [
      [/^(م\u0652\p{L}\u0652.*ي)$/u, '$1\u0651'],
      [/\u0650(?=ي$)/u, '\u0652'],
    ],
    feminine: 'َة',
    objects: [],
    nouns:
      'مجموعة مجموع مصروف مشروب منشور مضمون مخلوق مملوك مسحوق مشروع موضوع مفعول محصول مخزون مسلوق معجون محلول مجهود ماكلة ماكل قاضي كاري باني طاوي واصل خالق خاتم واحد واحدة واحدين عامل حاكم سالي عاصي راعي هادي سامي',
    // مْكْتُوب.
    surely: /^م\u0652\p{L}\u0652\p{L}\u064Fو/u,
  },
};
