import type { PronouncedClause, PronouncedWord, Span } from '@rakhim/arabic';
import { createPointSlicer } from '@rakhim/arabic/checks';
import type { MarkTime, WordTime } from '@rakhim/audio';
import type { Break, Passage, Score, StyledClause, StyledWord } from '../score.ts';

const speakable = /[\p{L}\p{N}]/u;
/** What ends a passage by itself; without it, what another voice says goes on. */
const stop = /[.!?؟؛…:]["'»”)\]]*\s*$/u;

/** A stop, brackets and blanks at the end of a passage are no longer than this. */
const stopLengthMax = 40;

/** Puts what an author has said to the clauses of a text, in order. */
export interface ScoreFollower {
  /** A clause with its styles, its sounds and the silences around it. @param isLast in a passage after which others come. */
  place(clause: PronouncedClause, passage: Passage, isLastPassage: boolean): StyledClause;
  /** The silence that is left when everything has been said. */
  readonly restMs: number;
  /** The marks that are reached with these words, which come in order. */
  marksOf(words: readonly WordTime[]): MarkTime[];
  /** The marks behind the last word. @param endMs when that has been said, and the silences after it have passed. */
  lastMarks(endMs: number): MarkTime[];
}

/** @param text that the places of the score are of. */
export function followScore(text: string, score: Score): ScoreFollower {
  const slice = createPointSlicer(text);
  const findStyle = createFinder(score.styles);
  const findSounds = createFinder(score.sounds);
  let said: Score['sounds'][number] | undefined;
  let nextBreak = 0;
  let nextMark = 0;

  function withStyle(word: PronouncedWord): StyledWord {
    const found = findStyle(word);
    return found && found.start <= word.start ? { ...word, style: found.style } : word;
  }

  /** The first word of a piece gets the sounds of all of it. */
  function withSounds(word: PronouncedWord): PronouncedWord {
    const found = findSounds(word);
    if (!found) {
      return word;
    }
    const isFirst = found !== said;
    said = found;
    return { ...word, sounds: isFirst ? found.sounds : [] };
  }

  function isSilent(from: number, to: number): boolean {
    return !speakable.test(slice(from, to));
  }

  /** Breaks that stand up to a place, each of them once. */
  function takeBreaks(upTo: number): readonly Break[] {
    const from = nextBreak;
    while ((score.breaks[nextBreak]?.at ?? Infinity) <= upTo) {
      nextBreak += 1;
    }
    return score.breaks.slice(from, nextBreak);
  }

  function breaksAfter(place: number): readonly Break[] {
    let end = nextBreak;
    for (let at = score.breaks[end]?.at; at !== undefined && at >= place && isSilent(place, at);) {
      end += 1;
      at = score.breaks[end]?.at;
    }
    return score.breaks.slice(nextBreak, end);
  }

  function endsOpenly(clause: PronouncedClause, { start, end }: Passage): boolean {
    const last = clause.words.at(-1)?.end ?? start;
    return isSilent(last, end) && !stop.test(slice(Math.max(start, end - stopLengthMax), end));
  }

  return {
    place(clause, passage, isLastPassage) {
      const first = clause.words[0]?.start ?? passage.start;
      const before = takeBreaks(first);
      const after = breaksAfter(clause.words.at(-1)?.end ?? first);
      return {
        words: clause.words.map((word) => withStyle(withSounds(word))),
        boundary:
          !isLastPassage && clause.boundary === 'period' && endsOpenly(clause, passage) ? 'comma' : clause.boundary,
        ...(before.length > 0 && { silenceMs: totalOf(before) }),
        ...(after.length > 0 && { silenceAfterMs: totalOf(after) }),
      };
    },
    get restMs() {
      return totalOf(score.breaks.slice(nextBreak));
    },
    marksOf(words) {
      const reached: MarkTime[] = [];
      for (const { end, startMs } of words) {
        for (let mark = score.marks[nextMark]; mark && mark.at < end; mark = score.marks[nextMark]) {
          reached.push({ name: mark.name, start: mark.place, startMs: Math.max(0, startMs - mark.followingMs) });
          nextMark += 1;
        }
      }
      return reached;
    },
    lastMarks(endMs) {
      const left = score.marks.slice(nextMark);
      nextMark = score.marks.length;
      return left.map(({ name, place, followingMs }) => ({
        name,
        start: place,
        startMs: Math.max(0, endMs - followingMs),
      }));
    },
  };
}

function totalOf(breaks: readonly Break[]): number {
  return breaks.reduce((sum, { ms }) => sum + ms, 0);
}

/** Finds the stretch that a place lies in. Both come in order, so that a long text is gone through once. */
function createFinder<Stretch extends Span>(stretches: readonly Stretch[]): (word: Span) => Stretch | undefined {
  let next = 0;
  return (word) => {
    while ((stretches[next]?.end ?? Infinity) <= word.start) {
      next += 1;
    }
    const found = stretches[next];
    return found && found.start < word.end ? found : undefined;
  };
}
