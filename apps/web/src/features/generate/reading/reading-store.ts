import type { TextPreview } from '@rakhim/contract';
import { create } from 'zustand';

/** How a text is read, or that it could not be found out. */
interface Reading {
  readonly preview: TextPreview | undefined;
  /** The text that the preview is of; the draft may have changed since. */
  readonly text: string;
  readonly isFailed: boolean;
}

interface ReadingState extends Reading {
  tell(reading: Reading): void;
  clear(): void;
}

const nothing: Reading = { preview: undefined, text: '', isFailed: false };

/** The reading of the draft, for every part of the studio that shows or needs it; {@link useReading} keeps it current. */
export const useReadingStore = create<ReadingState>()((set) => ({
  ...nothing,
  tell: (reading) => set(reading),
  clear: () => set(nothing),
}));
