import type { Dialect } from '../dialect.ts';
import type { ChosenReading } from '../readings/chosen-reading.ts';
import { type Prefix, type Suffix, particles, prefixes, shortStem, suffixes } from './affixes.data.ts';
import { type FollowingWord, type PronunciationLexicon, type Stem, keysOf } from './compile-lexicon.ts';
import { isAnotherWord } from './known-words.ts';
import { agreesWithMarks, withTypedEnding } from './match-marks.ts';
import { foldAffix, foldSpelling } from './spelling.ts';
import { type TextWord, readTextWords } from './text-words.ts';

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

interface Place {
  readonly words: readonly TextWord[];
  readonly index: number;
  readonly prefix: Prefix;
  readonly suffix: Suffix;
  readonly from: number;
  readonly to: number;
}

const prefixesByLetters = Map.groupBy(prefixes, ({ letters }) => letters);
const suffixesByLetters = Map.groupBy(suffixes, ({ letters }) => letters);
const lengthMaxOf = (rows: ReadonlyMap<string, unknown>) => Math.max(...[...rows.keys()].map(({ length }) => length));
const [prefixMax, suffixMax] = [lengthMaxOf(prefixesByLetters), lengthMaxOf(suffixesByLetters)];
const nothingBefore = prefixesByLetters.get('') ?? [];
const nothingBehind = suffixesByLetters.get('') ?? [];
const anyHamza = /[أؤئء]/u;

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
  let best: Match | undefined;
  const consider = (stem: Stem, place: Place): void => {
    const isHere = stem.entry.dialect === undefined || stem.entry.dialect === dialect;
    const match = isHere ? fit(stem, place) : undefined;
    best = match && (!best || isBetter(match, best)) ? match : best;
  };
  for (const { from, to, keys, before, behind } of divisionsOf(words[index])) {
    for (const suffix of behind) {
      for (const key of keys) {
        for (const stem of lexicon.stemsOf(key, suffix.form)) {
          before.forEach((prefix) => {
            consider(stem, { words, index, prefix, suffix, from, to });
          });
        }
      }
    }
  }
  return best;
}

interface Division extends Pick<Place, 'from' | 'to'> {
  /** What the stem is found under. */
  readonly keys: readonly string[];
  /** What may stand before it and behind it in these letters. */
  readonly before: readonly Prefix[];
  readonly behind: readonly Suffix[];
}

/** Every way to divide a word into what stands before, a stem and what stands behind. */
function* divisionsOf(word: TextWord | undefined): Generator<Division> {
  if (!word || word.isPartOfCode) {
    return;
  }
  const { letters, script } = word;
  if (script !== 'arabic') {
    const to = letters.replace(/['’]s$/u, '').length;
    yield { from: 0, to, keys: keysOf(letters.slice(0, to)), before: nothingBefore, behind: nothingBehind };
    return;
  }
  const folded = foldSpelling(letters);
  const affix = foldAffix(letters);
  const hasHamza = anyHamza.test(letters);
  for (let from = 0; from <= prefixMax && from < letters.length; from += 1) {
    const before = prefixesByLetters.get(affix.slice(0, from));
    for (let to = letters.length; before && to > from && letters.length - to <= suffixMax; to -= 1) {
      const behind = suffixesByLetters.get(affix.slice(to));
      if (behind) {
        const keys = hasHamza ? keysOf(letters.slice(from, to)) : [folded.slice(from, to)];
        yield { from, to, keys, before, behind };
      }
    }
  }
}

function fit(stem: Stem, place: Place): Match | undefined {
  const { words, index, from, to } = place;
  const first = words[index];
  if (!first || !mayHavePrefix(stem, place) || !mayHaveSuffix(stem, place)) {
    return undefined;
  }
  const taken = words.slice(index, index + 1 + stem.following.length);
  const rest = taken.slice(1);
  const isPhrase =
    rest.length === stem.following.length && rest.every((word, order) => continues(word, stem.following[order]));
  const isSpeltAlike = first.letters.slice(from, to) === stem.letters;
  const isOther =
    (!isSpeltAlike &&
      (particles.has(first.letters.slice(from)) || hasOtherHamza(first.letters.slice(from, to), stem))) ||
    (stem.isArabic && isAnotherWord(first.letters, stem, place)) ||
    !standsApart(words, index, stem);
  const last = rest.at(-1);
  const match: Match = { stem, from, to: last ? last.letters.length : to, words: taken, isSpeltAlike };
  return isPhrase && !isOther && agrees(match) ? match : undefined;
}

/** A hamza may sit on ئ for ؤ, as in مسئول; but رأى and بأس are other words than رؤى and بؤس. */
function hasOtherHamza(letters: string, { letters: wanted }: Stem): boolean {
  return Array.from(letters).some((letter, place) => {
    const pair = letter + (wanted[place] ?? '');
    return pair === 'أؤ' || pair === 'ؤأ';
  });
}

/** Whether a word of the text is that of the entry, and follows as it does there. */
function continues(word: TextWord, wanted: FollowingWord | undefined): boolean {
  const { gap, letters, script } = word;
  const isNear = wanted?.gap === 'blank' ? gap === 'blank' || gap === 'hyphen' : gap !== 'other';
  return (
    wanted !== undefined &&
    isNear &&
    script === wanted.script &&
    keysOf(letters).some((key) => wanted.keys.includes(key))
  );
}

/** Digits and Latin letters that touch make one word; a full stop between digits, one number. */
function standsApart(words: readonly TextWord[], index: number, stem: Stem): boolean {
  const last = words[index + stem.following.length];
  const [first, before, after] = [words[index], words[index - 1], words[index + stem.following.length + 1]];
  const isOfCode = (word: TextWord | undefined) => word !== undefined && word.script !== 'arabic';
  return (
    !(isOfCode(first) && first?.gap === 'none' && isOfCode(before)) &&
    !(isOfCode(last) && after?.gap === 'none' && isOfCode(after)) &&
    last?.isPartOfCode !== true
  );
}

function mayHavePrefix({ entry, hasArticle, isArabic, letters }: Stem, { prefix, suffix }: Place): boolean {
  if (!isArabic || (prefix.isBeforeLam && !letters.startsWith('ل'))) {
    return prefix.letters === '' && !hasArticle;
  }
  if (prefix.isOfVerb && entry.part !== 'verb') {
    return false;
  }
  if (prefix.hasArticle !== hasArticle && (hasArticle || entry.kind !== 'word' || entry.part === 'verb')) {
    return false;
  }
  return letters.length > shortStem || prefix.letters === '' || prefix.hasArticle || suffix.form === 'pronoun';
}

function mayHaveSuffix({ entry, letters, hasArticle }: Stem, { words, index, prefix, suffix, to }: Place): boolean {
  if (suffix.letters === '') {
    return true;
  }
  if ((prefix.hasArticle || hasArticle) && !suffix.takesArticle) {
    return false;
  }
  if (suffix.form === 'tanwin') {
    const marks = words[index]?.marks;
    const isTyped = [marks?.[to - 1], marks?.[to]].some((typed) => typed?.includes('\u064B'));
    return isTyped || (entry.part === 'noun' && letters.length > shortStem);
  }
  return suffix.part === entry.part;
}

function agrees({ stem, from, to, words }: Match): boolean {
  if (!stem.isArabic) {
    return true;
  }
  if (words.length === 1) {
    return agreesWithMarks(words[0]?.marks.slice(from, to) ?? [], stem.reading);
  }
  const said = stem.reading.split(' ');
  return (
    said.length !== words.length ||
    words.every((word, order) => agreesWithMarks(order === 0 ? word.marks.slice(from) : word.marks, said[order] ?? ''))
  );
}

function isBetter(one: Match, other: Match): boolean {
  const order =
    one.words.length - other.words.length ||
    Number(one.isSpeltAlike) - Number(other.isSpeltAlike) ||
    other.from - one.from ||
    Number(one.stem.form === 'bare') - Number(other.stem.form === 'bare') ||
    Number(one.stem.entry.dialect !== undefined) - Number(other.stem.entry.dialect !== undefined) ||
    (one.stem.entry.priority ?? 0) - (other.stem.entry.priority ?? 0);
  return order > 0;
}

function toReading({ stem, from, to, words }: Match): ChosenReading {
  const [first] = words;
  const last = words.at(-1);
  const start = first?.places[from] ?? 0;
  const isWhole = last?.script !== 'arabic';
  const end = (isWhole ? undefined : last.places[to]) ?? last?.end ?? start;
  const isAlone = from === 0 && (last?.script !== 'arabic' || to === last.letters.length);
  const said = isAlone && stem.sounds ? { sounds: stem.sounds } : {};
  return stem.isArabic
    ? { start, end, ...said, vowelled: withTypedEnding(stem.reading, last?.marks[to - 1] ?? '') }
    : { start, end, ...said, spoken: stem.reading };
}
