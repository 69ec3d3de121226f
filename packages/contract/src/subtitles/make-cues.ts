import type { WordTime } from '../routes/speech.ts';
import { cueLimits } from './cue-limits.ts';
import { type CueWord, type Pause, readCueWords } from './cue-words.ts';
import { wrapLines } from './wrap-lines.ts';

/** A cue: the text that is shown, and its times. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** The costs of ending a cue after a word. Costs are summed over a text, and the cheapest division wins. */
const breakCosts: Readonly<Record<Pause, number>> = { none: 100, clause: 25, sentence: 0, paragraph: 0 };
/** The cost of continuing a cue after the end of a sentence. */
const joinedSentencesCost = 30;
const tooShortCost = 60;
const cueCost = 10;
/** Silence in which a cue stays, because a reader is a little behind. */
const lingerMs = 300;

/**
 * Cuts a text into cues that end with a sentence or a clause where they can, one or two lines each, as long as a reader
 * needs. They follow one another without overlap.
 *
 * @param times when pieces of the text sound, in order, in code points of the text.
 */
export function makeCues(text: string, times: readonly WordTime[]): Cue[] {
  const words = readCueWords(text, times);
  return setTimes(cutCheapest(words).map(([from, to]) => words.slice(from, to)));
}

type Range = readonly [from: number, to: number];

/** The cheapest way of cutting words into cues, by dynamic programming: each end is reached from the best start. */
function cutCheapest(words: readonly CueWord[]): Range[] {
  const measure = measureWords(words);
  const costs = [0];
  const starts = [0];
  for (let to = 1; to <= words.length; to += 1) {
    const ending = measure.endingAt(to);
    let best = { cost: Infinity, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      if (from < to - 1 && (words[from]?.pauseAfter === 'paragraph' || !ending.fitsFrom(from))) {
        break;
      }
      const cost = (costs[from] ?? 0) + ending.costFrom(from);
      best = cost < best.cost ? { cost, from } : best;
    }
    costs.push(best.cost);
    starts.push(best.from);
  }
  const ranges: Range[] = [];
  for (let to = words.length; to > 0; to = starts[to] ?? 0) {
    ranges.push([starts[to] ?? 0, to]);
  }
  return ranges.reverse();
}

/** Measures possible cues with prefix sums over all words: a text of ten thousand words is cut in one pass. */
function measureWords(words: readonly CueWord[]) {
  const widths = [0];
  const sentences = [0];
  for (const { graphemes, hasSpaceAfter, pauseAfter } of words) {
    widths.push((widths.at(-1) ?? 0) + graphemes + (hasSpaceAfter ? 1 : 0));
    sentences.push((sentences.at(-1) ?? 0) + (pauseAfter === 'sentence' ? 1 : 0));
  }
  const between = (sums: readonly number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  const lineFits = (from: number, to: number): boolean =>
    between(widths, from, to) - (words[to - 1]?.hasSpaceAfter ? 1 : 0) <= cueLimits.lineGraphemesMax;
  let lastLine = 0;

  return {
    /** To be asked for one end after the other: where the longest last line begins only moves on. */
    endingAt(to: number) {
      while (lastLine < to - 1 && !lineFits(lastLine, to)) {
        lastLine += 1;
      }
      const cut = lastLine;
      const end = words[to - 1];
      const durationFrom = (from: number): number => (end?.endMs ?? 0) - (words[from]?.startMs ?? 0);
      return {
        fitsFrom: (from: number): boolean =>
          durationFrom(from) <= cueLimits.durationMsMax && (from >= cut || lineFits(from, cut)),
        costFrom: (from: number): number =>
          cueCost +
          breakCosts[end?.pauseAfter ?? 'none'] +
          between(sentences, from, to - 1) * joinedSentencesCost +
          (durationFrom(from) < cueLimits.durationMsMin ? tooShortCost : 0),
      };
    },
  };
}

/** A cue stays a moment after its last word, and at least for a second, but never until after the next has begun. */
function setTimes(cues: readonly (readonly CueWord[])[]): Cue[] {
  let earliestMs = 0;
  return cues.map((cue, index) => {
    const startMs = Math.max(Math.round(cue[0]?.startMs ?? 0), earliestMs);
    const spokenMs = Math.round(cue.at(-1)?.endMs ?? 0);
    const nextMs = Math.round(cues[index + 1]?.[0]?.startMs ?? Infinity);
    const wantedMs = Math.max(spokenMs + lingerMs, startMs + cueLimits.durationMsMin);
    const endMs = Math.max(Math.min(wantedMs, nextMs), startMs + 1);
    earliestMs = endMs;
    return { startMs, endMs, lines: wrapLines(cue) ?? cue.map(({ text }) => text) };
  });
}
