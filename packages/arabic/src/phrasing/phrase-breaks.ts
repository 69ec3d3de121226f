import type { PhraseBreak, VowelledWord } from '../reading.ts';
import { breakWeights } from './generated/break-weights.data.ts';
import { gapFeatures } from './gap-features.ts';
import { isInseparable, type PhraseWord } from './inseparable.ts';
import { seeWord } from './word-shape.ts';

/** A breath lasts for so many words and sounds; sixty are five seconds at the ordinary pace. */
export const breathMax = { words: 12, sounds: 60 } as const;

/** What one breath has said already. */
export interface SpentBreath {
  readonly words: number;
  readonly sounds: number;
}

export const freshBreath: SpentBreath = { words: 0, sounds: 0 };

/**
 * What a pause costs beside its odds. Writers set a stop after every tenth word; a reader pauses a little more often
 * than they do.
 */
const costs = { offset: -0.3, inseparable: 30, tooLong: 100, short: 1.6, stub: 4, uneven: 0.35 } as const;
/** Words of a phrase that is neither short nor long. */
const idealWords = 7;
/** From these log odds on, two words that are read on end stand a little apart. */
const slightOdds = -1;

const weights: ReadonlyMap<string, number> = new Map(
  breakWeights
    .trim()
    .split('\n')
    .map((line) => {
      const [feature = '', weight] = line.split('\t');
      return [feature, Number(weight)];
    }),
);

/** The log odds of a stop after each word but the last, as writers set them. */
function stopOdds(words: readonly PhraseWord[]): number[] {
  return words
    .slice(1)
    .map((_, index) => gapFeatures(words, index).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0));
}

/** Marks and letters that are no sounds of their own: what lengthens a vowel, doubles a consonant or parts two. */
const silent = /[\u0651\u0652]|(?<=\u064E)[اى]|(?<=\u0650)ي(?![\u064B-\u0651])|(?<=\u064F)و(?![\u064B-\u0651])/gu;

/** About how many sounds a word has. */
export function soundsOf({ vowelled }: VowelledWord): number {
  return vowelled.replace(silent, '').length;
}

function toPhraseWord(word: VowelledWord): PhraseWord {
  const isSpelt = word.rule === 'number' || word.rule === 'abbreviation';
  return { ...seeWord(word.vowelled), isSpelt, start: word.start, end: word.end };
}

function lengthCost(words: number, sounds: number, isWhole: boolean): number {
  const isTooLong = words > breathMax.words || sounds > breathMax.sounds;
  // One word is said in one breath, however long it is.
  const over =
    isTooLong && words > 1 ? costs.tooLong * Math.max(words / breathMax.words, sounds / breathMax.sounds) : 0;
  const short = isWhole || words > 3 ? 0 : words > 2 ? costs.short : costs.stub;
  return over + short + costs.uneven * ((words - idealWords) / idealWords) ** 2;
}

/**
 * The places at which a clause is best cut into phrases: dynamic programming over the log odds of a stop and the
 * lengths of phrases. Source of the method: Taylor and Black 1998, with lengths in the place of a transition model.
 */
function bestCuts(
  words: readonly PhraseWord[],
  { odds, sounds }: { readonly odds: readonly number[]; readonly sounds: readonly number[] },
  spent: SpentBreath,
): number[] {
  const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let [cost, from] = [Number.POSITIVE_INFINITY, 0];
    let spoken = 0;
    for (let start = end - 1; start >= 0 && end - start <= 2 * breathMax.words; start -= 1) {
      spoken += sounds[start] ?? 0;
      const isFirst = start === 0;
      const length = lengthCost(
        end - start + (isFirst ? spent.words : 0),
        spoken + (isFirst ? spent.sounds : 0),
        isFirst && end === words.length,
      );
      const total = (best[start]?.cost ?? 0) + length;
      [cost, from] = total < cost ? [total, start] : [cost, from];
    }
    const inseparable = isInseparable(words, end - 1) ? costs.inseparable : 0;
    const cut = end < words.length ? costs.offset - (odds[end - 1] ?? 0) + inseparable : 0;
    best.push({ cost: cost + cut, from });
  }
  const cuts: number[] = [];
  for (let end = best[words.length]?.from ?? 0; end > 0; end = best[end]?.from ?? 0) {
    cuts.unshift(end);
  }
  return cuts;
}

/**
 * Where a reader pauses in a clause although nothing is written: `breath` where the next phrase would not fit into the
 * breath, `phrase` at the other places where a phrase ends, `slight` where two phrases are read on end. No breath has
 * more than twelve words or about five seconds, but for a word that is longer by itself.
 *
 * @param spent what the breath has said before the clause; {@link freshBreath} after a stop.
 * @returns what follows each word; nothing follows the last, which has the clause's own boundary.
 */
export function findPhraseBreaks(
  words: readonly VowelledWord[],
  spent: SpentBreath = freshBreath,
): readonly (PhraseBreak | undefined)[] {
  const phraseWords = words.map(toPhraseWord);
  const sounds = words.map(soundsOf);
  const odds = stopOdds(phraseWords);
  const cuts = bestCuts(phraseWords, { odds, sounds }, spent);
  const breaks: (PhraseBreak | undefined)[] = words.map((_, index) => {
    const isSlight = (odds[index] ?? Number.NEGATIVE_INFINITY) > slightOdds && !isInseparable(phraseWords, index);
    return isSlight ? 'slight' : undefined;
  });
  let since = -spent.words;
  for (const [place, cut] of cuts.entries()) {
    const next = cuts[place + 1] ?? words.length;
    const isOutOfBreath =
      next - since > breathMax.words || sum(sounds.slice(Math.max(since, 0), next)) > breathMax.sounds;
    breaks[cut - 1] = isOutOfBreath ? 'breath' : 'phrase';
    since = isOutOfBreath ? cut : since;
  }
  return breaks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
