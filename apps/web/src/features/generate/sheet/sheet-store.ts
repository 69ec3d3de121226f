import { create } from 'zustand';

interface SheetState {
  /** Whether the text shows its vowels at rest. */
  readonly wantsVowels: boolean;
  /** The writer has the text in hand: it stays as it was typed. */
  readonly isWriting: boolean;
  /** The place in the text of the word whose card is open. */
  readonly opened: number | undefined;
  /** Whether what is chosen for that word is chosen for it everywhere in the text. */
  readonly isEverywhere: boolean;
  toggleVowels(): void;
  write(): void;
  rest(): void;
  /** Opens the card of a word, which shows the reading. */
  open(start: number): void;
  close(): void;
  chooseEverywhere(isEverywhere: boolean): void;
}

/** What is seen of the sheet: the text as it was typed, or as it will be read, and the card of a word. */
export const useSheetStore = create<SheetState>()((set, get) => ({
  wantsVowels: true,
  isWriting: false,
  opened: undefined,
  isEverywhere: false,
  toggleVowels: () => set(({ wantsVowels }) => ({ wantsVowels: !wantsVowels, isWriting: false, opened: undefined })),
  write() {
    if (!get().isWriting) {
      set({ isWriting: true, opened: undefined });
    }
  },
  rest() {
    if (get().isWriting) {
      set({ isWriting: false });
    }
  },
  open: (opened) => set({ opened, isEverywhere: false, isWriting: false, wantsVowels: true }),
  close: () => set({ opened: undefined }),
  chooseEverywhere: (isEverywhere) => set({ isEverywhere }),
}));
