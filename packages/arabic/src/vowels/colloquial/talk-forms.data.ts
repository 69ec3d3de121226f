import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** A change of a standard form: what it looks like, and what stands in its place in talk. */
export type TalkChange = readonly [form: RegExp, talk: string];

/** Nothing has a case or a mood: شربت قهوة. Adverbs in -an keep it. */
const withoutEndings: TalkChange = [
  /(?<=\p{L}\p{M}*\p{L}\u0651?)(?:\u064B(?=ا$)(?<=ال.*)|[\u064C\u064D\u064F\u0650]|(?<=ة)\u064B)$/u,
  '',
];
/** صَار, التَّقْرِير: nor has a verb or a noun a last a; إِنْتَ, هُوَّ and شَاءَ اللّه have. */
export const withoutLastA: TalkChange = [
  /(?<=\p{L}\p{M}*\p{L}\p{M}*\p{L}\u0651?)(?<!ن\u0652?ت|[وي]\u0651?|ء)\u064E$/u,
  '',
];
/** كَانِت: she did it, in -it. */
const doneByHer: TalkChange = [/\u064Eت\u0652?$/u, '\u0650ت'];
/** شَاطْرَة, جَايْبِين: a short i after a long vowel goes before another syllable. */
const withoutI: TalkChange = [/(ا)(\p{L})\u0650(?=\p{L}(?:\u064Eة|\u0650ين|\u064Eا))/u, '$1$2\u0652'];
/** صَاحْبُه, شَايْفَك, مُحَافْظِة: before a pronoun, too. */
const withoutIBeforePossessive: TalkChange = [
  /(ا)([^ئء])\u0650(?=\p{L}(?:\u0650ي|\u064Eك|\u064Fه|\u064Fو)$)/u,
  '$1$2\u0652',
];

/** بَيْتُه: what is his has no other vowel, whatever the case would be. */
const ofHim: TalkChange = [/(?<!ل\u0651)[\u064E\u0650]ه[\u064F\u0650]?$/u, '\u064Fه'];
const ofHimInGulf: TalkChange = [/(?<!ل\u0651)[\u064E-\u0650]ه[\u064F\u0650]?$/u, '\u064Eه'];
/** رَاتْبَك, صَاحْبِي: a short i after ā goes before an owner. */
const beforePossessive: TalkChange = [/(?<=ا\p{L})\u0650(?=\p{L}(?:\u064Eك|\u064Eه|\u0650ي)$)/u, '\u0652'];
/** مِتْضَايِق: the m and t of the fifth and sixth forms. */
const doneTogether: TalkChange = [
  /(?<=^(?:ال|[وبلف]\u064E|[بل]\u0650)?)م\u064Fت\u064E(?=\p{L}\u064E(?:ا|\p{L}\u0651))/u,
  'م\u0650ت\u0652',
];
/** سَاكْنِين: many who do it, where the standard language would have two. */
const many: TalkChange = [/(ا\p{L})\u0650(\p{L})\u064Eي\u0652?ن\u0650?$/u, '$1\u0652$2\u0650ين'];
/** شَقِّتِي, خَالْتُه: the a before the t of hers goes, or is raised after two consonants. */
const raisedT: TalkChange = [
  /((?:\p{L}\u0652\p{L}|\p{L}\u0651))\u064Eت[\u064E-\u0650]?(?=(?:[\u064E-\u0650]?[يكه]|ه\u064Eا|ن\u064Eا)[\u064E-\u0650]?$)/u,
  '$1\u0650ت',
];
const lostBeforeT: TalkChange = [
  /(?<=(?:[^\u0651\u0652]|[يو]\u0652)\p{L})\u064E(?=ت[\u064E-\u0650][يكه][\u064E-\u0650]?$)/u,
  '\u0652',
];
/** قِطْعْتَيْن: the a before the t of two goes. */
const lostInTwo: TalkChange = [/\u064E(?=ت\u064Eي\u0652?ن\u0650?$)/u, '\u0652'];
/** بَيْتْنَا: no case before a pronoun. */
const beforePronoun: TalkChange = [
  /(?<=(?:[^\u0652]\p{L}|[يو]\u0652\p{L}))[\u064E-\u0650](?=(?:ن\u064Eا|ه\u064Eا|ك\u064Fم|ه[\u064F\u0650]م)[\u064F\u0652]?$)/u,
  '\u0652',
];
/** بَحِر, خِبِز: a last group of consonants is parted where the second is the more sonorous, or the first a stop. */
const partedGroup: TalkChange = [
  /(?<=[\u064E\u0650](?:[^اويلرن\u064B-\u0652]|ر(?=\u0652ن)))\u0652(?=[لرنم]$)|(?<=[\u064E\u0650][بتد])\u0652(?=[حزع]$)/u,
  '\u0650',
];
/** بَحَر, شَهَر: after a guttural the vowel is a. */
const partedGuttural: TalkChange = [/(?<=\u064E[حخعغه])\u0652(?=[لرنم]$)/u, '\u064E'];

/** مْعَلِّم, مْنَاسِب: the u of derived participles goes before one consonant. */
const lostInParticiple: TalkChange = [
  /^((?:ال\u0652?)?م)\u064F(?=(?!ح\u064Eم\u0651\u064Eد)\p{L}\u064E(?:\p{L}\u0651[\u064E\u0650]\p{L}(?:$|\u064Eة|\u0650ين)|ا\p{L}\u0650\p{L}$))/u,
  '$1\u0652',
];
/** شَاء, الْبَيْت: a last a goes as well, but for مَعَ, هُوَ and أَنْتَ. */
const withoutFinalA: TalkChange = [/(?<=^(?![إأ]\p{M}ن\u0652ت)\p{L}\p{M}*\p{L}\p{M}*\p{L}.*)\u064E$/u, ''];
/** لَلسَّاعَة: to the. */
const toThe: TalkChange = [/^(و[\u064E\u0652])?ل\u0650ل/u, '$1ل\u064Eل'];
/** قَهْوِة: the a before ة is raised, but not after a back or emphatic letter. */
const raisedTa: TalkChange = [/(?<=[^حخعغقصضطظرءأؤئاى\u0651]\u0651?)\u064Eة$/u, '\u0650ة'];

/**
 * How words that only the standard lists know are said in talk, in the order of the changes.
 *
 * Sources: for Egyptian, Woidich 2006, 2.4 on the loss of vowels and 5 on the verb; for Levantine, Cowell 1964, chapter
 * 2; for the Maghreb, Harrell 1962, chapter 1, and Caubet 1993: a short vowel in an open syllable is lost.
 */
export const talkChanges: Readonly<Record<DialectGroup, readonly TalkChange[]>> = {
  egyptian: [
    many,
    raisedT,
    lostBeforeT,
    beforePronoun,
    withoutEndings,
    doneByHer,
    ofHim,
    withoutI,
    withoutIBeforePossessive,
  ],
  levantine: [
    many,
    lostInTwo,
    doneTogether,
    raisedT,
    lostBeforeT,
    beforePronoun,
    withoutEndings,
    doneByHer,
    withoutI,
    withoutIBeforePossessive,
    ofHim,
    lostInParticiple,
    toThe,
    raisedTa,
  ],
  gulf: [
    many,
    lostBeforeT,
    beforePronoun,
    withoutEndings,
    withoutI,
    ofHimInGulf,
    beforePossessive,
    doneTogether,
    partedGuttural,
    partedGroup,
    withoutFinalA,
  ],
  maghrebi: [
    many,
    beforePronoun,
    withoutEndings,
    withoutI,
    [/^لِل/u, 'لْل'],
    [/^([وفب])[\u064E\u0650](?=ال)|^([فبل])[\u064E\u0650](?=[أإ]|\p{L}[\u064E-\u0650])/u, '$1$2\u0652'],
    ofHim,
    [
      /(?<=^|^\p{L}\u0652|^ال\u0652|^(?:\p{L}\u0652)?ال)(\p{L}\u0651?)[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650]\p{L}\u0651?(?:\u064Eة|[\u064E\u064F\u0650])?$|(?<=م[\u064F\u0650])\p{L}\u064E\p{L}\u0651)/u,
      '$1\u0652',
    ],
    [
      /(?<=^|^\p{L}\u0652|^ال\u0652|^(?:\p{L}\u0652)?ال)(\p{L}\u0651?)[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650]?[اوي](?![\u064B-\u0652])\p{L}(?:\u064Eة|[\u0650\u0652]?\p{L}|[\u064E\u064F\u0650])?$)/u,
      '$1\u0652',
    ],
  ],
};

/**
 * Verbs of three letters with i in both syllables, as Arabia says them: شِرِب, of me شِرَبْت.
 * The others have a: كَتَب.
 * Of weak ones نِسَى keeps its i beside مَشَى.
 */
const rootsInI =
  'شرب سمع فهم لبس لعب ركب ضحك زعل تعب كبر فرح خسر كسب سهر حلم غرق غلط مرض برد نشف كره قبل حفظ نقص ربح شبع سلم ندم فشل ضعف سمن علق وثق لحق عطش صغر يبس';
const weakRootsInI = 'نس صح رض بق غف در بغ حل رس وف';

const lettersWith = (roots: string, between: readonly string[]): string =>
  roots
    .split(' ')
    .map((root) => Array.from(root, (letter, index) => letter + (between[index] ?? '')).join(''))
    .join('|');
const ofRootInI = lettersWith(rootsInI, ['\u0650', '[\u064E\u0652]']);
const ofWeakRootInI = lettersWith(weakRootsInI, ['\u0650']);
/** A firm letter; ت belongs to who did it. */
const thirdLetter = '[^اىويت\u064B-\u0652]';

/** What was done, as one dialect of a group says it: طَلَع in Arabia beside طِلَع, شِفْتَهُم. */
export const perfectsOfDialect: Readonly<Partial<Record<Dialect, readonly TalkChange[]>>> = {
  saudi: [
    [new RegExp(`^(?=(?:${ofRootInI}))(\\p{L}\u0650\\p{L})\u064E(?!\\p{L}\u0652)`, 'u'), '$1\u0650'],
    [new RegExp(`^(?!(?:${ofRootInI}))(\\p{L})\u0650(\\p{L})\u064E(?=${thirdLetter})`, 'u'), '$1\u064E$2\u064E'],
    [
      new RegExp(`^(?!(?:${ofRootInI}))(\\p{L})[\u0650\u064E](\\p{L})\u0652(?=${thirdLetter}\u064E(?:ت|و))`, 'u'),
      '$1\u064E$2\u064E',
    ],
    [
      new RegExp(`^(?!(?:${ofWeakRootInI}))(\\p{L})\u0650(?=\\p{L}\u064E(?:[ىيوا]|ت(?:$|[^\u064B-\u0650])))`, 'u'),
      '$1\u064E',
    ],
    [/^(ا\p{L}(?:\u0652\p{L}|\u0651)\u064E\p{L})\u0652(?=\p{L}\u064E(?:ت|و))/u, '$1\u064E'],
    [/(?<=\u0652ت)\u0652(?=ه)/u, '\u064E'],
  ],
};

const inU = 'طْبَخ طْلِب دْخِل خْرِج سْكِن سْكِت رْكِض قْعِد شْكِر'.replaceAll(' ', '|');
/** What is done and told, as one dialect of a group says it: يِعْرِف, أَطْلُب in Arabia beside يَعْرِف, أَطْلِب. */
export const imperfectsOfDialect: Readonly<Partial<Record<Dialect, readonly TalkChange[]>>> = {
  saudi: [
    [/^(ب\p{M}?)?([يتن])\u064E(?=[عحخغه]\u0652|ط\u0652ل)/u, '$1$2\u0650'],
    [new RegExp(`(?=(?:${inU}))(\\p{L}\u0652\\p{L})[\u064E\u0650]`, 'u'), '$1\u064F'],
  ],
};

/** What changes in the words of its group, but not in this dialect: Arabia says نَقْل. */
export const changesLeftOut: Readonly<Partial<Record<Dialect, readonly TalkChange[]>>> = {
  saudi: [partedGroup],
};

/** جَرّبِي, مِتْأَخّرِين: what changes in every word of a dialect at last. The ل of the article has no vowel of its own. */
export const lastChanges: Readonly<Partial<Record<DialectGroup, readonly TalkChange[]>>> = {
  levantine: [[/(?<!ل\p{L})\u0651\u0650(?=[^\u064B-\u0652اوي][\u064E-\u0650])/gu, '\u0651']],
};

/** Words of the Gulf's lists as Arabia says them: جَدِيد, كَبِير. */
export const wordsOfDialect: Readonly<Partial<Record<Dialect, readonly TalkChange[]>>> = {
  saudi: [
    [
      /^((?:ال\u0652?)?(?![يت]|ن\u0652)\p{L}\u0651?)[\u0650\u0652](?=\p{L}\u0650ي\p{L}(?:\u064Eة|\u0650ين)?$)/u,
      '$1\u064E',
    ],
  ],
};

type JoinedParticle = readonly [written: string, rest: string, form: string];

/** What particles of one letter are joined to, and how they are said there: written, what follows it, vowelled. */
export const particlesOfTalk: Readonly<Record<DialectGroup, readonly JoinedParticle[]>> = {
  egyptian: [
    ['و', '', 'وِ'],
    ['لل', 'ال', 'لِ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لِ'],
  ],
  levantine: [
    ['و', '', 'وْ'],
    ['لل', 'ال', 'لَ'],
    ['هال', 'ال', 'هَ'],
    ['عال', 'ال', 'عَ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لَ'],
    ['ع', '', 'عَ'],
  ],
  gulf: [
    ['هال', 'ال', 'هَ'],
    ['و', '', 'وْ'],
    ['لل', 'ال', 'لِ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لِ'],
    ['ش', '', 'شْ'],
  ],
  maghrebi: [
    ['و', '', 'وْ'],
    ['لل', 'ال', 'لْ'],
    ['ف', '', 'فْ'],
    ['ب', '', 'بْ'],
    ['ل', '', 'لْ'],
  ],
};

/** And, where a dialect says it unlike its group. */
export const andOfDialect: Readonly<Partial<Record<Dialect, string>>> = { saudi: 'وَ' };

/** الكباية: the lists have such words without their article. */
export const articled = /^ال(?<noun>\p{L}{3,})$/u;

/** وطعمه: and, before a word of the lists. */
export const andInTalk = 'و';
/** شتسوي: in the Gulf ش is what, and stands before verbs. */
export const questionParticle = 'ش';
/** فَاتُورِة النُّور: ة before a possessor. */
export const beforePossessor = /\u0650(?=ة$)/u;
/** حتة, طعمه: talk has both of its own. */
export const endsInHa = /[هة]$/u;

/** هالمحل: this before a noun. */
export const withThis = /^[وب]?هال\p{L}{2,}$/u;

/** كتبنا: we did it. */
export const endOfOurPerfect = 'نا';
/** للسوق: to the. */
export const toTheWritten = 'لل';

/** وِمَا: of words of two letters these take an and. */
export const shortRest = /^(?:ما|لا|في|من|عن|لو|مع|مش|مو|يا)$/u;
/** وَاللّه: and in an oath stays what it is. */
export const oath = /^ا\u0644{2}\u0651?\u064Eه/u;

/** What negates a verb, as it is written and as it is said. */
export const negations: Readonly<Record<string, string>> = { ما: 'مَا', م: 'مَ' };
/** ما بيسمعش, مشفتش: a verb with what negates it, before and after it. */
export const negatedVerb = /^(?<not>ما|م)?(?<verb>\p{L}{2,}?)(?<end>ش)?$/u;
