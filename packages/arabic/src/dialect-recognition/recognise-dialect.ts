import type { Dialect } from '../dialect.ts';
import { removeMarks } from '../vowels/marks.ts';
import { spellingKey } from './text-features.ts';
import { type DialectGroup, ownWords, sharedWords, standardPhrases } from './everyday-words.data.ts';

/** The dialect that a text is written in, and the words that say so, as they were written. */
export interface RecognisedDialect {
  readonly dialect: DialectGroup;
  readonly words: readonly string[];
}

/** The group that a dialect belongs to; standard Arabic to none. */
export const groupOf: Readonly<Record<Dialect, DialectGroup | undefined>> = {
  msa: undefined,
  egyptian: 'egyptian',
  levantine: 'levantine',
  gulf: 'gulf',
  saudi: 'gulf',
  uae: 'gulf',
  qatar: 'gulf',
  maghrebi: 'maghrebi',
};

const groups: readonly DialectGroup[] = ['egyptian', 'levantine', 'gulf', 'maghrebi'];
const ownWeight = 1;
const sharedWeight = 0.5;
/** A word of one's own and one more; a page needs two, because one may stand in a quotation. */
const scoreMin = { talk: 1, line: 1.5, page: 2 } as const;
const lineWordsMax = 12;
/** So few words are a message, in which one word of a dialect's own is no quotation. */
const talkWordsMax = 6;
/** How far the best must be ahead of the next. */
const leadMin = 1;
/** A quotation in a long standard text has such words, too; in a text of the dialect they come again and again. */
const wordsPerPointMax = 15;

const arabicWord = /[\u0621-\u064A\u067E\u0686\u06A4\u06AF\u064B-\u0652\u0670]+/gu;

const weights = new Map<string, Weight>();
for (const [owners, words] of sharedWords) {
  for (const word of words.split(' ')) {
    weights.set(spellingKey(word), new Map(owners.map((group) => [group, sharedWeight])));
  }
}
for (const group of groups) {
  for (const word of ownWords[group].trim().split(/\s+/u)) {
    weights.set(spellingKey(word), new Map([[group, ownWeight]]));
  }
}

/** The word without a conjunction joined to it, where that is the word that is known. */
function knownKey(key: string): string {
  return !weights.has(key) && /^[وف]../u.test(key) ? key.slice(1) : key;
}

/**
 * Recognises the dialect that a text is written in by its everyday words. Better silent than wrong: `undefined` for
 * standard Arabic, for a quotation in a standard text, and where the words belong to several dialects.
 */
export function recogniseDialect(text: string): RecognisedDialect | undefined {
  const scores = createScores();
  const masses = createScores();
  const found = new Map<string, string>();
  let count = 0;
  let previous = '';
  for (const [word] of text.matchAll(arabicWord)) {
    count += 1;
    const key = knownKey(spellingKey(removeMarks(word)));
    const weight = standardPhrases.includes(`${previous} ${key}`) ? undefined : weights.get(key);
    if (weight) {
      masses.add(weight);
    }
    if (weight && !found.has(key)) {
      found.set(key, word);
      scores.add(weight);
    }
    previous = key;
  }
  const [best, next] = groups
    .map((group) => ({ group, score: scores.of(group) }))
    .toSorted((a, b) => b.score - a.score);
  const needed = count <= talkWordsMax ? scoreMin.talk : count <= lineWordsMax ? scoreMin.line : scoreMin.page;
  if (!best || best.score < needed || best.score < (next?.score ?? 0) + leadMin) {
    return undefined;
  }
  if (masses.of(best.group) * wordsPerPointMax < count) {
    return undefined;
  }
  const words = [...found].filter(([key]) => weights.get(key)?.has(best.group)).map(([, word]) => word);
  return { dialect: best.group, words };
}

type Weight = ReadonlyMap<DialectGroup, number>;

/** Adds up the weights of words, for each group. */
function createScores(): { add: (weight: Weight) => void; of: (group: DialectGroup) => number } {
  const scores = new Map<DialectGroup, number>();
  const of = (group: DialectGroup): number => scores.get(group) ?? 0;
  return {
    add(weight) {
      weight.forEach((points, group) => scores.set(group, of(group) + points));
    },
    of,
  };
}
