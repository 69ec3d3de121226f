import type { Boundary, Bracket, Clause, SpokenWord } from '../reading.ts';
import { nounsInWaw } from '../tokens/governors.data.ts';
import { removeMarks } from '../vowels/marks.ts';
import { clauseOpeners, phraseOpeners } from './phrase-openers.data.ts';

/**
 * Limits of a clause, in code points of the text and in words. The first is short: the sooner it ends, the sooner
 * speech begins.
 */
export interface ClauseLimits {
  readonly firstLengthMax: number;
  readonly lengthMax: number;
  readonly wordsMax: number;
}

export const clauseLimits: ClauseLimits = { firstLengthMax: 90, lengthMax: 400, wordsMax: 50 };

const openers: ReadonlySet<string> = new Set(clauseOpeners.split(' '));
const phrases: ReadonlySet<string> = new Set(phraseOpeners.split(' '));
const inWaw: ReadonlySet<string> = new Set(nounsInWaw.split(' '));

/**
 * After so many words without a stop a reader breathes: before a word that opens a clause, and later before any joined
 * by و.
 */
const breaths = { openerWordsMin: 8, conjunctionWordsMin: 14 } as const;
/** The rest of a clause must not be a word or two. */
const leanWords: ReadonlySet<string> = new Set([
  'أو',
  'و',
  'إلا',
  'لا',
  'ما',
  'أن',
  'إن',
  'في',
  'من',
  'على',
  'إلى',
  'عن',
  'مع',
  'كل',
  'غير',
]);

/**
 * Returns how well a clause may end before a word: 0 not at all, 4 best. Nouns joined by و belong closer together than
 * clauses.
 */
function rankOf({ text, rule }: SpokenWord): 0 | 1 | 2 | 3 | 4 {
  if (rule !== 'plain') {
    return 0;
  }
  const bare = removeMarks(text);
  if (openers.has(bare)) {
    return 4;
  }
  if (/^و\p{L}{3}/u.test(bare) && !inWaw.has(bare)) {
    return /^وال/u.test(bare) ? 2 : 3;
  }
  return phrases.has(bare) ? 1 : 0;
}

/** Returns true where a reader would breathe before the next word, although nothing is written. */
function isBreath(words: readonly SpokenWord[], next: SpokenWord): boolean {
  if (words.length < breaths.openerWordsMin || leanWords.has(removeMarks(words.at(-1)?.text ?? ''))) {
    return false;
  }
  return rankOf(next) === 4 || (rankOf(next) === 3 && words.length >= breaths.conjunctionWordsMin);
}

function sharesPlace(a: SpokenWord, b: SpokenWord): boolean {
  return a.start === b.start && a.end === b.end;
}

/**
 * Returns where to cut words that are too many: in the second half, before a word that opens a phrase, never inside a
 * token.
 */
function cutIndex(words: readonly SpokenWord[]): number {
  let last = 0;
  let best = 0;
  let bestRank = 0;
  for (let index = words.length - 1; index > 0; index--) {
    const [before, after] = [words[index - 1], words[index]];
    if (!before || !after || sharesPlace(before, after)) {
      continue;
    }
    if (last === 0) {
      last = index;
    }
    if (index < words.length / 2) {
      break;
    }
    const rank = rankOf(after);
    if (rank > bestRank) {
      [best, bestRank] = [index, rank];
    }
  }
  return best || last || words.length;
}

/** Collects words and pauses, and gives back clauses as they are complete. */
export interface ClauseBuilder {
  readonly addWord: (word: SpokenWord) => readonly Clause[];
  readonly addPause: (boundary: Exclude<Boundary, 'none'>, bracket?: Bracket) => readonly Clause[];
  /** Releases the rest at the end of the text. */
  readonly finish: () => readonly Clause[];
}

/** A stronger stop after a weaker one takes its place, but no line break takes the melody from a question. */
const strength: Readonly<Record<Boundary, number>> = {
  none: 0,
  comma: 1,
  colon: 2,
  semicolon: 3,
  period: 4,
  paragraph: 5,
  exclamation: 6,
  question: 7,
};

/** @param limits of the clauses to build. */
export function createClauseBuilder(limits: ClauseLimits = clauseLimits): ClauseBuilder {
  let words: SpokenWord[] = [];
  /** A clause that waits for a stronger stop. */
  let ended: Clause | undefined;
  let isFirst = true;

  function release(): Clause[] {
    const clause = ended;
    ended = undefined;
    return clause ? [clause] : [];
  }

  function close(count: number, boundary: Boundary, bracket?: Bracket): void {
    ended = { words: words.slice(0, count), boundary, ...(bracket === undefined ? {} : { bracket }) };
    words = words.slice(count);
    isFirst = false;
  }

  function isFull(next: SpokenWord): boolean {
    const [first] = words;
    const lengthMax = isFirst ? limits.firstLengthMax : limits.lengthMax;
    return first !== undefined && (next.end - first.start > lengthMax || words.length >= limits.wordsMax);
  }

  return {
    addWord(word) {
      const released = release();
      while (isFull(word)) {
        const last = words.at(-1);
        const isTorn = last !== undefined && sharesPlace(last, word) && cutIndex(words) === words.length;
        const count = isTorn ? words.length : cutIndex([...words, word]);
        const next = words[count] ?? word;
        close(count, !isTorn && rankOf(next) > 0 && rankOf(next) !== 2 ? 'comma' : 'none');
        released.push(...release());
      }
      if (isBreath(words, word)) {
        close(words.length, 'comma');
      }
      words.push(word);
      return released;
    },
    addPause(boundary, bracket) {
      if (words.length > 0) {
        const released = release();
        close(words.length, boundary, bracket);
        return released;
      }
      if (ended && strength[boundary] > strength[ended.boundary]) {
        ended = { words: ended.words, boundary };
      }
      return [];
    },
    finish() {
      const released = words.length > 0 ? release() : [];
      if (words.length > 0) {
        close(words.length, 'period');
      } else if (ended && strength[ended.boundary] < strength.period) {
        ended = { ...ended, boundary: 'period' };
      }
      return [...released, ...release()];
    },
  };
}
