import type { WordTime } from '../routes/speech.ts';
import { cueLimits } from './cue-limits.ts';
import { type CueWord, type Pause, readCueWords } from './cue-words.ts';
import { wrapLines } from './wrap-lines.ts';

/** What is shown at a time. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** What it costs to end a cue after a word. Costs are added up over a text, and the cheapest way of cutting it wins. */
const breakCosts: Readonly<Record<Pause, number>> = { none: 100, clause: 25, sentence: 0, paragraph: 0 };
/** What it costs to go on within a cue after the end of a sentence. */
const joinedSentencesCost = 30;
const tooShortCost = 60;
const cueCost = 10;
/** Silence in which a cue stays, because a reader is a little behind. */
const lingerMs = 300;

/**
 * Cuts a text into cues that end with a sentence or a clause where they can, one or two lines each, as long as a reader needs. They follow one
 * another without overlap.
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
  const costs = [0];
  const starts = [0];
  for (let to = 1; to <= words.length; to += 1) {
    let best = { cost: Infinity, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const cue = words.slice(from, to);
      if (from < to - 1 && (words[from]?.pauseAfter === 'paragraph' || !fits(cue))) {
        break;
      }
      const cost = (costs[from] ?? 0) + costOf(cue);
      best = cost < best.cost ? { cost, from } : best;
    }
    costs.push(best.cost);
    starts.push(best.from);
  }
  const ranges: Range[] = [];
  for (let to = words.length; to > 0; to = starts[to] ?? 0) {
    ranges.unshift([starts[to] ?? 0, to]);
  }
  return ranges;
}

function fits(cue: readonly CueWord[]): boolean {
  return durationOf(cue) <= cueLimits.durationMsMax && wrapLines(cue) !== undefined;
}

function costOf(cue: readonly CueWord[]): number {
  const joined = cue.slice(0, -1).filter(({ pauseAfter }) => pauseAfter === 'sentence').length;
  const isShort = durationOf(cue) < cueLimits.durationMsMin;
  return cueCost + breakCosts[cue.at(-1)?.pauseAfter ?? 'none'] + joined * joinedSentencesCost + (isShort ? tooShortCost : 0);
}

function durationOf(cue: readonly CueWord[]): number {
  return (cue.at(-1)?.endMs ?? 0) - (cue[0]?.startMs ?? 0);
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
