import { wordsTagged } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import { clitics, feminineRelation, relation, wordsOfOldBooks } from './register.data.ts';

const oldWords = setOf(wordsOfOldBooks);
const modernWords = wordsTagged('news', 'brand', 'technology', 'loan', 'institution', 'foreign-name');

/**
 * Text of which this many words, and this share of all, belong to old books is one of them: 96 of 100 passages of the
 * val split are recognised, and none of 2,000 words of news that we wrote.
 */
const oldWordsMin = 3;
const oldShareMin = 0.03;

function isModern(bare: string): boolean {
  const stem = bare.replace(clitics, '');
  return [bare, stem, stem.replace(feminineRelation, relation)].some(
    (word) => modernWords.has(word) && !oldWords.has(word),
  );
}

/**
 * True for text in the manner of the books of law, tradition and history of old. There the words of today's news mean
 * other things, and a network that learned from such books knows better.
 *
 * @param words bare.
 */
export function isOfOldBooks(words: readonly string[]): boolean {
  const old = words.filter((word) => oldWords.has(word)).length;
  return old >= oldWordsMin && old >= words.length * oldShareMin && old > words.filter(isModern).length;
}
