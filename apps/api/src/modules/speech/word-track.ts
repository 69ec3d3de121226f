import type { MarkTime, WordTime } from '@rakhim/audio';

/** Gathers the times of one utterance's words while it is spoken, as a reader follows them on the text. */
export interface WordTrack {
  note(words: readonly WordTime[], marks?: readonly MarkTime[]): void;
  /** What has become certain since the last call; with `isLast`, the piece too that could have gone on. */
  take(isLast: boolean): readonly WordTime[];
  /** All times known so far, with phonemes. */
  list(): readonly WordTime[];
  /** The marks that have been reached so far. */
  marks(): readonly MarkTime[];
}

/**
 * One entry for each piece of the text, however many words it is said in, in whole milliseconds, none before the one
 * before it has ended. With `withPhonemes` each that is taken has its sounds, where the engine knows them.
 */
export function createWordTrack({ withPhonemes = false }: { readonly withPhonemes?: boolean } = {}): WordTrack {
  const certain: WordTime[] = [];
  const reached: MarkTime[] = [];
  let taken = 0;
  let last: WordTime | undefined;

  function add({ start, end, startMs, endMs, phonemes: sounds }: WordTime): void {
    if (last && start < last.end) {
      last = {
        ...last,
        end: Math.max(last.end, end),
        endMs: Math.max(last.endMs, Math.round(endMs)),
        ...(sounds && { phonemes: [...(last.phonemes ?? []), ...sounds] }),
      };
      return;
    }
    const earliestMs = last?.endMs ?? 0;
    if (last) {
      certain.push(last);
    }
    const fromMs = Math.max(Math.round(startMs), earliestMs);
    const toMs = Math.max(Math.round(endMs), fromMs);
    last = { start, end, startMs: fromMs, endMs: toMs, ...(sounds && { phonemes: sounds }) };
  }

  return {
    note(words, marks = []) {
      words.forEach(add);
      reached.push(...marks.map((mark) => ({ ...mark, startMs: Math.round(mark.startMs) })));
    },
    take(isLast) {
      const next = certain.slice(taken);
      taken = certain.length;
      const all = isLast && last ? [...next, last] : next;
      return withPhonemes ? all : all.map(({ phonemes: _phonemes, ...word }) => word);
    },
    marks: () => reached,
    list: () => (last ? [...certain, last] : certain),
  };
}
