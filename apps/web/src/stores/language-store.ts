import type { Language } from '@rakhim/i18n/languages';
import { create } from 'zustand';

interface LanguageState {
  /** The language last read or chosen in this tab; nothing before the first page that names one. */
  readonly language: Language | undefined;
  read(language: Language): void;
}

/** Remembers the language of the pages for the one address that names none. */
export const useLanguageStore = create<LanguageState>()((set) => ({
  language: undefined,
  read: (language) => set({ language }),
}));
