import { joinedArticle } from '../clitics.data.ts';

/** What stands behind the stems of derived verbs and nouns, by kind. */
export const pastEndings = {
  strong: [
    'َ',
    'َتْ',
    'ُوا',
    'َهُ',
    'َهَا',
    'َهُمْ',
    'َتْهُ',
    'َتْهَا',
    'َتْهُمْ',
    'ُوهُ',
    'ُوهَا',
    'َا',
    'َتَا',
    'ْنَا',
    'ْتُمْ',
    'ْنَاهُ',
    'ْنَاهَا',
    'ْنَاكُمْ',
    'َكَ',
    'َكُمْ',
    'َنِي',
    'َتْنِي',
    'َتْنَا',
    'َتْكُمْ',
    'ْتُكَ',
    'ْتُكُمْ',
    'ْتَنِي',
  ],
  weak: [
    'َى',
    'َتْ',
    'َوْا',
    'َاهُ',
    'َاهَا',
    'َاهُمْ',
    'َتْهُ',
    'َتْهَا',
    'َيَا',
    'َيْنَا',
    'َيْتُ',
    'َيْتُمْ',
    'َاكُمْ',
    'َانِي',
    'َيْتُهُ',
    'َيْتُهَا',
    'َيْتُكَ',
    'َيْتُكُمْ',
  ],
} as const;
export const presentEndings = {
  strong: [
    'ُ',
    'ُونَ',
    'ُوا',
    'ُهُ',
    'ُهَا',
    'ُهُمْ',
    'َانِ',
    'ُنَا',
    'ُكَ',
    'ُكُمْ',
    'ُنِي',
    'ِينَ',
    'ِينَهُ',
    'ِينَهَا',
    'ُونَهُ',
    'ُونَهَا',
    'ُونَكُمْ',
    'ُونَنَا',
    'ُونَنِي',
    'ِي',
  ],
  weak: ['ِي', 'ُونَ', 'ُوا', 'ِ', 'ِيهِ', 'ِيهَا', 'ِيهِمْ', 'ِيكَ', 'ِيكُمْ', 'ِينِي', 'ِينَا', 'ِينَ'],
} as const;
export const presentPassiveEndings = { strong: ['ُ', 'ُونَ', 'ُوا'], weak: ['َى', 'َوْنَ'] } as const;
export const pastPassiveEndings = { strong: ['َ', 'َتْ', 'ُوا'], weak: ['ِيَ', 'ِيَتْ'] } as const;
export const presentInAEndings = ['َى', 'َوْنَ', 'َيْنَ', 'َ', 'َاهُ', 'َاهَا'] as const;
export const nounEndings = [
  '',
  'َات',
  'ًا',
  'ُهُ',
  'َهُ',
  'ِهِ',
  'ُهَا',
  'َهَا',
  'ِهَا',
  'ُهُمْ',
  'َهُمْ',
  'ِهِمْ',
  'َاتِهِ',
  'َاتِهَا',
  'َاتِهِمْ',
  'ُكَ',
  'َكَ',
  'ِكَ',
  'ُكُمْ',
  'َكُمْ',
  'ِكُمْ',
  'ُنَا',
  'َنَا',
  'ِنَا',
  'َاتِكَ',
  'َاتِكُمْ',
  'َاتِنَا',
  'َاتُنَا',
  'َاتِي',
  'ِيّ',
  'ِيَّة',
  'ِيَّات',
  'ِيًّا',
] as const;
export const feminineNounEndings = [
  'َة',
  'َات',
  'َتُهُ',
  'َتَهُ',
  'َتِهِ',
  'َتُهَا',
  'َتَهَا',
  'َتِهَا',
  'َتُهُمْ',
  'َتَهُمْ',
  'َتِهِمْ',
  'َاتِهِ',
  'َاتِهَا',
  'َاتِهِمْ',
] as const;
/** What takes the place of the hamza of إِعْطَاء, whose letter its vowels choose. */
export const hamzaNounEndings = [
  'ء',
  'ءَات',
  'ئِيّ',
  'ئِيَّة',
  'ءَهُ',
  'ءَهَا',
  'ءَهُمْ',
  'ؤُهُ',
  'ؤُهَا',
  'ؤُهُمْ',
  'ئِهِ',
  'ئِهَا',
  'ئِهِمْ',
  'ئِكَ',
  'ئِكُمْ',
  'ئِنَا',
  'ئِي',
] as const;
export const unchangedNounEndings = [''] as const;
export const participleEndings = [
  '',
  'َة',
  'َات',
  'ِينَ',
  'ُونَ',
  'ًا',
  'ِي',
  'ُو',
  'َتَيْنِ',
  'َتَانِ',
  'َاتِهَا',
  'َاتِهِ',
  'ِيَّة',
  'ِيّ',
] as const;
export const weakActiveEndings = ['ِي', 'ٍ', 'ِيَة', 'ِيَات', 'ِينَ', 'ُونَ', 'ِيًا'] as const;
export const weakPassiveEndings = ['َى', 'َاة', 'َيَات', 'ًى'] as const;

/** The letters of the imperfect that say whose the verb is. */
export const personLetters = 'يتنأ';
/** Letters that are no part of a root. */
export const longVowels = 'اىةآ';

/** Endings that no noun with an article has. */
export const ownedOrIndefinite = /(?:ه[\u064F\u0650]|هَا|ه[\u064F\u0650]مْ|\u064Bا|[\u064E-\u0650](?:كَ|كُمْ|نَا))$/u;
/** What stands after a preposition is in the genitive. */
export const notGenitive = /[\u064E\u064F](?:ه(?:[\u064F\u0650]|َا|[\u064F\u0650]مْ)|كَ|كُمْ|نَا)$|\u064Bا$|ونَ$|انِ$/u;
/** Endings that never change. */
export const sureEnding = /(?:ت\u0652|ن\u064E|وا|ن\u0650|ه[\u064F\u0650]|ها|هُمْ|هِمْ)$/u;

/**
 * What may stand before a word and is no part of its pattern: particles of one letter, the article, the س of the
 * future.
 */
export const procliticsAndWord = new RegExp(
  `^(?<conjunction>[وف]?)(?:(?<future>س)(?=[يتنأ])|(?<article>${joinedArticle})|(?<preposition>[بلك])|)(?<word>\\p{L}{3,})$`,
  'u',
);
