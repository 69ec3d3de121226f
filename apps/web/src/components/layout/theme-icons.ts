import { Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from '#src/stores/theme-store.ts';

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<ThemeChoice, unknown>;
