import type { Dialect } from '../dialect.ts';
import type { ChosenReading } from '../readings/chosen-reading.ts';
import {
  article,
  articleAfterLam,
  conjunctions,
  dialectPrepositions,
  dualEndings,
  femininePluralEnding,
  futureMarkers,
  masculinePluralEndings,
  nounPronouns,
  particles,
  prepositions,
  verbPronouns,
} from './affixes.data.ts';
import type { PronunciationLexicon, Stem, StemForm } from './compile-lexicon.ts';
import { isArabic } from './lexicon-entry.ts';
import { foldSpelling } from './spelling.ts';
import { type TextWord, readTextWords } from './text-words.ts';

interface Prefix {
  readonly letters: string;
  readonly hasArticle: boolean;
  readonly isOfVerb: boolean;
}

interface Suffix {
  readonly letters: string;
  readonly form: StemForm;
  readonly parts: readonly ('noun' | 'verb')[];
}

interface Match {
  readonly stem: Stem;
  /** Index of the stem's first letter in its word. */
  readonly from: number;
  /** Index behind its last letter, in the last word. */
  readonly to: number;
  /** Words that it takes up. */
  readonly words: readonly TextWord[];
  readonly isSpeltAlike: boolean;
}

/** A stem this short is also the rest of many other words: it is found behind nothing but the article. */
const shortStem = 3;

const prefixes: readonly Prefix[] = conjunctions.flatMap((conjunction) => [
  ...prepositions.flatMap((preposition): Prefix[] => {
    const withArticle = preposition === 'ل' ? articleAfterLam : article;
    return [
      { letters: conjunction + preposition, hasArticle: false, isOfVerb: false },
      { letters: conjunction + preposition + withArticle, hasArticle: true, isOfVerb: false },
    ];
  }),
  ...dialectPrepositions.map((letter) => ({
    letters: conjunction + letter + article,
    hasArticle: true,
    isOfVerb: false,
  })),
  ...futureMarkers.map((letter) => ({ letters: conjunction + letter, hasArticle: false, isOfVerb: true })),
]);

const both = ['noun', 'verb'] as const;
const suffixes: readonly Suffix[] = [
  { letters: '', form: 'bare', parts: both },
  ...[...new Set([...nounPronouns, ...verbPronouns])].map((letters): Suffix => ({
    letters,
    form: 'joined',
    parts: both.filter((part) => (part === 'noun' ? nounPronouns : verbPronouns).some((one) => one === letters)),
  })),
  ...[...dualEndings, ...masculinePluralEndings].map((letters): Suffix => ({
    letters,
    form: 'joined',
    parts: ['noun'],
  })),
  { letters: femininePluralEnding, form: 'plural', parts: ['noun'] },
];

/**
 * Finds what an author's lexicon reads in a text: words with what is written in front of and behind them, in any
 * spelling, but never inside of other words, nor where typed vowels say something else. Of several entries the longest
 * phrase wins, then the one that is spelt alike, the one of this dialect, the one with the highest priority.
 *
 * @returns readings in order and without overlap; one stands for the stem alone, and what surrounds it is read as ever.
 */
export function findLexiconReadings(text: string, lexicon: PronunciationLexicon, dialect: Dialect): ChosenReading[] {
  if (lexicon.size === 0) {
    return [];
  }
  const words = [...readTextWords(text)];
  const readings: ChosenReading[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = findMatch(words, index, lexicon, dialect);
    if (match) {
      readings.push(toReading(match));
      index += match.words.length - 1;
    }
  }
  return readings;
}

function findMatch(
  words: readonly TextWord[],
  index: number,
  lexicon: PronunciationLexicon,
  dialect: Dialect,
): Match | undefined {
  const word = words[index];
  if (!word || word.isPartOfCode) {
    return undefined;
  }
  const folded = foldSpelling(word.letters);
  let best: Match | undefined;
  for (const prefix of prefixes) {
    if (!folded.startsWith(prefix.letters)) {
      continue;
    }
    for (const suffix of suffixes) {
      const to = folded.length - suffix.letters.length;
      const from = prefix.letters.length;
      if (to - from < 2 || !folded.endsWith(suffix.letters)) {
        continue;
      }
      for (const stem of lexicon.stemsOf(folded.slice(from, to), suffix.form)) {
        const place = { stem, prefix, suffix, from, to };
        const match = fits(place, words.slice(index, index + 1 + stem.following.length), dialect);
        best = match && (!best || isBetter(match, best)) ? match : best;
      }
    }
  }
  return best;
}

interface Place extends Pick<Match, 'stem' | 'from' | 'to'> {
  readonly prefix: Prefix;
  readonly suffix: Suffix;
}

function fits(
  { stem, prefix, suffix, from, to }: Place,
  words: readonly TextWord[],
  dialect: Dialect,
): Match | undefined {
  const [first, ...rest] = words;
  const { entry } = stem;
  if (!first || (entry.dialect !== undefined && entry.dialect !== dialect)) {
    return undefined;
  }
  const isSpeltAlike = first.letters.slice(from, to) === stem.letters;
  const isAllowed =
    mayHavePrefix(stem, prefix) &&
    (suffix.form === 'bare' || (entry.part !== undefined && suffix.parts.includes(entry.part))) &&
    (isSpeltAlike || !particles.has(first.letters.slice(from)));
  const isPhrase = stem.following.every((folded, place) => {
    const word = rest[place];
    return word?.followsBlank === true && foldSpelling(word.letters) === folded;
  });
  const last = rest.at(-1);
  const match: Match = { stem, from, to: last ? last.letters.length : to, words, isSpeltAlike };
  return isAllowed && isPhrase && agreesWithMarks(match) ? match : undefined;
}

function mayHavePrefix({ entry, hasArticle, letters }: Stem, prefix: Prefix): boolean {
  if (!isArabic(letters)) {
    return prefix.letters === '';
  }
  if (prefix.isOfVerb && prefix.letters !== '' && entry.part !== 'verb') {
    return false;
  }
  if (prefix.hasArticle !== hasArticle && (hasArticle || entry.kind !== 'word' || entry.part === 'verb')) {
    return false;
  }
  const isShort = letters.length <= shortStem && entry.kind === 'word';
  return !isShort || prefix.letters === '' || prefix.hasArticle;
}

const shadda = '\u0651';
const sukun = '\u0652';

/** Typed vowels have to be those of the reading; the last letter's may be a case, which the reading leaves open. */
function agreesWithMarks({ stem, from, to, words }: Match): boolean {
  const [word] = words;
  if (!word || words.length > 1 || !isArabic(stem.letters)) {
    return true;
  }
  const said = marksOf(stem.reading);
  return word.marks.slice(from, to).every((typed, place) => {
    const wanted = said[place] ?? '';
    const isLast = place === to - from - 1;
    return isLast
      ? wanted === '' || [...typed].every((one) => one !== shadda || wanted.includes(one))
      : [...typed].every((one) => wanted.includes(one) || (one === sukun && wanted === ''));
  });
}

/** The marks of each letter. */
function marksOf(reading: string): string[] {
  const marks: string[] = [];
  for (const character of reading) {
    if (/[\u064B-\u0655\u0670]/u.test(character)) {
      marks[marks.length - 1] += character;
    } else {
      marks.push('');
    }
  }
  return marks;
}

function isBetter(one: Match, other: Match): boolean {
  const order =
    one.words.length - other.words.length ||
    Number(one.isSpeltAlike) - Number(other.isSpeltAlike) ||
    other.from - one.from ||
    Number(one.stem.entry.dialect !== undefined) - Number(other.stem.entry.dialect !== undefined) ||
    (one.stem.entry.priority ?? 0) - (other.stem.entry.priority ?? 0);
  return order > 0;
}

function toReading({ stem, from, to, words }: Match): ChosenReading {
  const [first] = words;
  const last = words.at(-1);
  const start = first?.places[from] ?? 0;
  const end = last?.places[to] ?? last?.end ?? start;
  return isArabic(stem.letters) ? { start, end, vowelled: stem.reading } : { start, end, spoken: stem.reading };
}
