import { procliticVowels, suffixedPronouns, article, sunLetters } from './clitics.data.ts';
import { damma, kasra, shadda, sukun } from './marks.ts';

/** True for a word that begins with the article, with nothing before it. */
export function hasArticle(word: string | undefined): boolean {
  return word?.startsWith(article) === true;
}

const articleBeforeTwo = new RegExp(`^${article}(?=..)`, 'u');

/** The bare word without its article. */
export function withoutArticle(bare: string): string {
  return bare.replace(articleBeforeTwo, '');
}

const joiningAlif = /^ا[\u0650]?\p{L}\u0652/u;
const firstShadda = new RegExp(`^${shadda}`, 'u');

/** The vowelled form with its article: a sun letter is doubled, and before a joining alif the l takes an i. */
export function withArticle(form: string): string {
  if (form.startsWith('ا')) {
    return `${article}${joiningAlif.test(form) ? kasra : sukun}${form}`;
  }
  const first = form.charAt(0);
  const rest = form.slice(1).replace(firstShadda, '');
  return sunLetters.includes(first) ? `${article}${first}${shadda}${rest}` : `${article}${sukun}${form}`;
}

/** A conjunction, preposition or س of one letter with its vowel; nothing for none. */
export function markedProclitic(letter: string | undefined): string {
  return letter === undefined || letter === '' ? '' : letter + (procliticVowels[letter] ?? '');
}

/** A pattern of the vowelled pronouns of these persons, as they are suffixed to nouns and verbs. */
export function pronounPattern(...persons: readonly (keyof typeof suffixedPronouns)[]): string {
  return `(?:${persons.map((person) => suffixedPronouns[person]).join('|')})`;
}

/** A noun in the case that a short vowel says, with its possessive pronoun: كِتَابُهُ, كِتَابَهُ, but كِتَابِهِ. */
export function inCase(noun: string, vowel: string, pronoun: string): string {
  return noun + vowel + pronoun.replace(/^ه[\u064F\u0650]/u, `ه${vowel === kasra ? kasra : damma}`);
}
