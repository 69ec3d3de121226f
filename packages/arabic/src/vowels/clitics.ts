import { procliticVowels, suffixedPronouns } from './clitics.data.ts';
import { damma, kasra } from './marks.ts';

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
