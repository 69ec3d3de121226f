import { create } from 'zustand';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Also read by public/theme.js, before the first paint. */
const storageKey = 'rakhim.theme';

interface ThemeState {
  readonly choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
  /** Reads the stored choice. Called after the first render, which must look like the one made at build time. */
  restore(): void;
}

export const useThemeStore = create<ThemeState>()((set) => ({
  choice: 'system',
  choose(choice) {
    localStorage.setItem(storageKey, choice);
    const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    set({ choice });
  },
  restore() {
    const stored = localStorage.getItem(storageKey);
    set({ choice: themeChoices.find((choice) => choice === stored) ?? 'system' });
  },
}));
