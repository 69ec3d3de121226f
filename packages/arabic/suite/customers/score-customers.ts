import { removeMarks } from '../../src/vowels/marks.ts';
import { isSameWord, spokenWords } from '../compare-words.ts';
import type { SuiteEngine } from '../score.ts';
import type { CustomerTexts } from './customer-texts.ts';
import { eighthSet } from './eighth-set/eighth-set.ts';
import { fifthSet } from './fifth-set/fifth-set.ts';
import { fourthSet } from './fourth-set.ts';
import { laterUnseen } from './later-unseen.ts';
import { ninthSet } from './ninth-set/ninth-set.ts';
import { onceUnseen } from './once-unseen.ts';
import { seen } from './seen.ts';
import { seventhSet } from './seventh-set/seventh-set.ts';
import { sixthSet } from './sixth-set/sixth-set.ts';
import { thirdSet } from './third-set.ts';
import { unseen } from './unseen.ts';

/** The texts of each genre together, as their newest set before the fifth lists them. */
function byGenre(genres: readonly CustomerTexts[], others: readonly CustomerTexts[]): readonly CustomerTexts[] {
  return genres.map((texts) => ({
    ...texts,
    rows: [...others, texts].flatMap(({ genre, rows }) => (genre === texts.genre ? rows : [])),
  }));
}

/** The customers' texts, those of one genre together. */
export const customerTexts = {
  seen: byGenre(fourthSet, [
    ...seen,
    ...onceUnseen,
    ...laterUnseen,
    ...thirdSet,
    ...fifthSet.seen,
    ...sixthSet.seen,
    ...seventhSet,
  ]),
  /** Kept unseen once, and looked at since. */
  opened: byGenre(unseen, [...fifthSet.unseen, ...sixthSet.unseen, ...eighthSet]),
  unseen: ninthSet,
} as const;

/** How an engine read the texts of one genre, word by word. */
export interface CustomerScore {
  readonly genre: string;
  readonly words: number;
  /** Words with a wrong vowel anywhere; an ending that is left off is none. */
  readonly wrong: number;
  /** Words that are wrong before their last letter. */
  readonly wrongCores: number;
  readonly failures: readonly string[];
}

const lastMarks = /[\u064B-\u0652]+$/u;

/** Pairs the words of two readings by their letters, as few words as possible alone (Levenshtein 1966). */
function align(wanted: readonly string[], given: readonly string[]): (readonly [string, string])[] {
  const costs = Array.from({ length: wanted.length + 1 }, (_, row) =>
    Array.from({ length: given.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const costAt = (row: number, column: number): number => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const replaced = (row: number, column: number): number =>
    costAt(row - 1, column - 1) + (removeMarks(wanted[row - 1] ?? '') === removeMarks(given[column - 1] ?? '') ? 0 : 1);
  for (let row = 1; row <= wanted.length; row += 1) {
    for (let column = 1; column <= given.length; column += 1) {
      const cost = Math.min(replaced(row, column), costAt(row - 1, column) + 1, costAt(row, column - 1) + 1);
      costs[row]?.splice(column, 1, cost);
    }
  }
  const pairs: (readonly [string, string])[] = [];
  let [row, column] = [wanted.length, given.length];
  while (row > 0 || column > 0) {
    const isPair = row > 0 && column > 0 && costAt(row, column) === replaced(row, column);
    const isMissing = !isPair && row > 0 && costAt(row, column) === costAt(row - 1, column) + 1;
    pairs.unshift([
      isPair || isMissing ? (wanted[row - 1] ?? '') : '',
      isPair || !isMissing ? (given[column - 1] ?? '') : '',
    ]);
    row -= isPair || isMissing ? 1 : 0;
    column -= isPair || !isMissing ? 1 : 0;
  }
  return pairs;
}

/** The ē and ō of dialects are written with either vowel, فِين and فَين: neither counts there. */
function withOpenGlides(row: string): string {
  return row.replace(/\u0651?(?:[\u064E\u0650](?=ي(?![\u064B-\u0651]))|[\u064E\u064F](?=و(?![\u064B-\u0651])))/gu, '');
}

/** Puts customers' texts to an engine that gives words with their vowels; what is written are the texts without marks. */
export function scoreCustomers({ read }: SuiteEngine, texts: readonly CustomerTexts[]): CustomerScore[] {
  return texts.map(({ genre, dialect, rows }) => {
    const pairs = rows.flatMap((row) =>
      align(
        spokenWords(dialect === 'msa' ? row : withOpenGlides(row)),
        spokenWords(read(removeMarks(row), dialect)?.words ?? ''),
      ),
    );
    const wrong = pairs.filter(([wanted, given]) => !isSameWord(wanted, given));
    const cores = wrong.filter(
      ([wanted, given]) => !isSameWord(wanted.replace(lastMarks, ''), given.replace(lastMarks, '')),
    );
    return {
      genre,
      words: pairs.filter(([wanted]) => wanted !== '').length,
      wrong: wrong.length,
      wrongCores: cores.length,
      failures: wrong.map(([wanted, given]) => `${wanted} → ${given}`),
    };
  });
}
