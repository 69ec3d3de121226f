import type { LexiconPreview } from '@rakhim/contract';

type Place = LexiconPreview['places'][number];

interface ReadSpan {
  readonly start: number;
  readonly end: number;
  readonly vowelled: string;
  readonly phonemes: string;
}

/**
 * The pieces of a text that are read in two ways. A reading of several words is one piece: pieces are compared where
 * both have a border.
 */
export function comparePreviews(before: readonly ReadSpan[], after: readonly ReadSpan[], text: string): Place[] {
  const characters = Array.from(text);
  const places: Place[] = [];
  const [left, right] = [[...before], [...after]];
  while (left.length > 0 || right.length > 0) {
    const [ours, theirs] = takePiece(left, right);
    const [one, other] = [joinSpans(ours), joinSpans(theirs)];
    if (one.vowelled !== other.vowelled || one.phonemes !== other.phonemes) {
      const spans = [...ours, ...theirs];
      const start = Math.min(...spans.map((span) => span.start));
      const end = Math.max(...spans.map((span) => span.end));
      places.push({ start, end, original: characters.slice(start, end).join(''), before: one, after: other });
    }
  }
  return places;
}

/** Takes spans off both rows up to the next place where both end. */
function takePiece(left: ReadSpan[], right: ReadSpan[]): [ReadSpan[], ReadSpan[]] {
  const ours: ReadSpan[] = [];
  const theirs: ReadSpan[] = [];
  const endOf = (spans: readonly ReadSpan[]) => spans.at(-1)?.end ?? -1;
  do {
    const [row, taken] = isNext(left, right, endOf(ours), endOf(theirs)) ? [left, ours] : [right, theirs];
    const span = row.shift();
    if (span) {
      taken.push(span);
    }
  } while ((left.length > 0 || right.length > 0) && !isBorder(left, right, Math.max(endOf(ours), endOf(theirs))));
  return [ours, theirs];
}

/** The row that reaches less far goes on. */
function isNext(left: readonly ReadSpan[], right: readonly ReadSpan[], ours: number, theirs: number): boolean {
  const [one] = left;
  const [other] = right;
  if (!one || !other) {
    return one !== undefined;
  }
  return ours === theirs ? one.start <= other.start : ours < theirs;
}

function isBorder(left: readonly ReadSpan[], right: readonly ReadSpan[], reached: number): boolean {
  return [left, right].every(([next]) => next === undefined || next.start >= reached);
}

function joinSpans(spans: readonly ReadSpan[]): Place['before'] {
  return {
    vowelled: spans.map(({ vowelled }) => vowelled).join(' '),
    phonemes: spans.map(({ phonemes }) => phonemes).join(' '),
  };
}
