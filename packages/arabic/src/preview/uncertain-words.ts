import type { PronouncedClause, PronouncedWord, ReadingWarning } from '../reading.ts';
import { isReadAsDialect } from '../vowels/word-lists/lexicon-rows.ts';

/**
 * A clause is in doubt when all its words are right with less than this probability. On 1,726 sentences that were held
 * back from learning, that finds 44 of a hundred wrong ones in standard Arabic and 36 in dialects, and doubts 10 of a
 * hundred right ones; dialects leave more ways to write the same.
 */
const allRightMin = { standard: 0.6, dialect: 0.18 } as const;

/** No word is less likely right than this: one wild guess says nothing of its neighbours. */
const confidenceMin = 1e-3;

function isDialect(word: PronouncedWord): boolean {
  return isReadAsDialect(word) || word.decision?.rule === 'network.talk';
}

/**
 * Finds the word of a clause that is likeliest read wrong, where the clause is in doubt. In three of four clauses that
 * are wrong, it is the wrong one.
 *
 * @returns the word as it is written; `undefined` for a clause that is not in doubt.
 */
export function uncertainWord({ words }: PronouncedClause): string | undefined {
  const guessed = words.filter(({ rule }) => rule === 'plain');
  const [first, ...others] = guessed;
  const allRight = guessed.reduce((product, { confidence }) => product * Math.max(confidenceMin, confidence), 1);
  return first !== undefined && allRight < allRightMin[words.some(isDialect) ? 'dialect' : 'standard']
    ? others.reduce((least, word) => (word.confidence < least.confidence ? word : least), first).text
    : undefined;
}

/** Whoever is told of ten words knows what to look for. */
const uncertainMax = 10;

/** Passes clauses on and tells of their words in doubt before each, every word once and not without end. */
export function* noteUncertain(
  clauses: Iterable<PronouncedClause>,
  onWarning: (warning: ReadingWarning) => void,
): Generator<PronouncedClause> {
  const noted = new Set<string>();
  for (const clause of clauses) {
    const word = uncertainWord(clause);
    if (word !== undefined && noted.size < uncertainMax && !noted.has(word)) {
      noted.add(word);
      onWarning({ code: 'uncertain_words', detail: word });
    }
    yield clause;
  }
}
