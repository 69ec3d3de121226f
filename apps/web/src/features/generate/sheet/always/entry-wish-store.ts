import type { LexiconEntry } from '@rakhim/contract';
import { create } from 'zustand';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';

/** An entry that is to be made or changed in its form: the one that reads a word, or one that is known already. */
export type EntryWish =
  | { readonly word: string }
  | { readonly start: EntryBody; readonly entry: LexiconEntry | undefined };

interface EntryWishState {
  readonly wish: EntryWish | undefined;
  /** Wants to change the entry that reads a word. */
  change(word: string): void;
  open(wish: EntryWish): void;
  close(): void;
}

/** What somebody wants of their lexicon while they look at a word. It outlives the card of the word. */
export const useEntryWish = create<EntryWishState>()((set) => ({
  wish: undefined,
  change: (word) => set({ wish: { word } }),
  open: (wish) => set({ wish }),
  close: () => set({ wish: undefined }),
}));
