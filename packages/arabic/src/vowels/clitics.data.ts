import { fatha, kasra } from './marks.ts';

/** The definite article, bare. */
export const article = 'ال';

/** The article with the preposition that may be joined to it, as a pattern: ال, بال, كال, لل. */
export const joinedArticle = '(?:[بك]?ال|لل)';

/** The article after the preposition ل, which takes the place of its alif. */
export const liWithArticle = 'لل';

/** The article at the beginning of a word, after conjunctions and prepositions of one letter, whatever they are. */
export const articleAfterProclitics = /^[وفبكل]{0,2}(?:ال|لل)/;

/** Letters that the l of the article turns into, and that are doubled by it: الشَّمْس. */
export const sunLetters = 'تثدذرزسشصضطظلن';

/** The short vowels of the conjunctions, prepositions and the س of the future that are written onto a word. */
export const procliticVowels: Readonly<Record<string, string>> = {
  و: fatha,
  ف: fatha,
  س: fatha,
  ك: fatha,
  ب: kasra,
  ل: kasra,
};

/** The pronouns that are suffixed to nouns and verbs, as patterns of their vowelled letters. */
export const suffixedPronouns = {
  me: 'ن\u0650ي',
  us: 'ن\u064Eا',
  you: 'ك[\u064E\u0650]?',
  youAll: 'ك\u064Fم\u0652?',
  /** Before a joining alif. */
  youAllJoined: 'ك\u064Fم\u064F',
  him: 'ه[\u064F\u0650]',
  her: 'ه\u064Eا',
  them: 'ه[\u064F\u0650]م\u0652?',
  themBoth: 'ه[\u064F\u0650]م\u064Eا',
  themWomen: 'ه[\u064F\u0650]ن\u0651\u064E',
} as const;
