import type { Boundary, Clause, SpokenWord } from '../reading.ts';

/** Limits of a clause, in code points of the text and in words. The first is short: the sooner it ends, the sooner speech begins. */
export interface ClauseLimits {
  readonly firstLengthMax: number;
  readonly lengthMax: number;
  readonly wordsMax: number;
}

export const clauseLimits: ClauseLimits = { firstLengthMax: 90, lengthMax: 400, wordsMax: 50 };

/** Words before which a long clause is best cut. */
const opensPhrase = /^(?:و|ف|ثم|لكن|ولكن|حيث|الذي|التي|الذين|لأن|كما|إذ|إذا|عندما|بينما|أو|بل|حتى|منذ|بعد|قبل|في|من|على|إلى|عن|مع)/u;

function sharesPlace(a: SpokenWord, b: SpokenWord): boolean {
  return a.start === b.start && a.end === b.end;
}

/** Where to cut words that are too many: in the second half, before a word that opens a phrase, never inside a token. */
function cutIndex(words: readonly SpokenWord[]): number {
  let last = 0;
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
    if (after.rule === 'plain' && opensPhrase.test(after.text)) {
      return index;
    }
  }
  return last || words.length;
}

/** Collects words and pauses, and gives back clauses as they are complete. */
export interface ClauseBuilder {
  readonly addWord: (word: SpokenWord) => readonly Clause[];
  readonly addPause: (boundary: Exclude<Boundary, 'none'>) => readonly Clause[];
  /** What is left at the end of the text. */
  readonly finish: () => readonly Clause[];
}

/** A stronger stop after a weaker one takes its place, but no line break takes the melody from a question. */
const strength: Readonly<Record<Boundary, number>> = { none: 0, comma: 1, colon: 2, semicolon: 3, period: 4, paragraph: 5, exclamation: 6, question: 7 };

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

  function close(count: number, boundary: Boundary): void {
    ended = { words: words.slice(0, count), boundary };
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
        close(isTorn ? words.length : cutIndex([...words, word]), 'none');
        released.push(...release());
      }
      words.push(word);
      return released;
    },
    addPause(boundary) {
      if (words.length > 0) {
        const released = release();
        close(words.length, boundary);
        return released;
      }
      if (ended && strength[boundary] > strength[ended.boundary]) {
        ended = { ...ended, boundary };
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
