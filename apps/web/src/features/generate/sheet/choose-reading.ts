import { limits, type PreviewSpan, type TextPreview } from '@rakhim/contract';
import { useDraftStore } from '../draft-store.ts';
import type { ReadingChoice } from '../reading/shift-readings.ts';

/** How a word is to be read: as one of its forms, or as other words. */
export type ChosenForm = Pick<ReadingChoice, 'vowelled' | 'spoken'>;

/** The words of a text that are written as one of them is, that one included. */
export function sameWords({ original }: PreviewSpan, { spans }: TextPreview): readonly PreviewSpan[] {
  return spans.filter((span) => span.original === original);
}

/** Reads words of the draft as somebody chose, as many as one request may choose. */
export function chooseReading(words: readonly PreviewSpan[], form: ChosenForm): void {
  const { readings, chooseReadings } = useDraftStore.getState();
  const places = new Set(words.map(({ start }) => start));
  const others = readings.filter(({ start }) => !places.has(start));
  chooseReadings(
    words.slice(0, Math.max(1, limits.readingsMax - others.length)).map(({ start, end }) => ({ start, end, ...form })),
  );
}
