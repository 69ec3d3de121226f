import type { TextPreview } from '@rakhim/contract';
import { create } from 'zustand';

/** What is wrong with the markup of a text, in the reader's language. */
interface MarkupProblem {
  readonly message: string;
  /** Where: a code point of the text. */
  readonly offset: number;
}

/** How a text is read, or that it could not be found out. */
interface Reading {
  readonly preview: TextPreview | undefined;
  /** The text that the preview is of; the draft may have changed since. */
  readonly text: string;
  readonly isFailed: boolean;
  readonly problem?: MarkupProblem | undefined;
}

interface ReadingState extends Reading {
  tell(reading: Reading): void;
  clear(): void;
}

const nothing: Reading = { preview: undefined, text: '', isFailed: false, problem: undefined };

/** The reading of the draft, for every part of the studio that shows or needs it; {@link useReading} keeps it current. */
export const useReadingStore = create<ReadingState>()((set) => ({
  ...nothing,
  tell: (reading) => set({ ...nothing, ...reading }),
  clear: () => set(nothing),
}));
