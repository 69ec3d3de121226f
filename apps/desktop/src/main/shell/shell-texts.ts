import { getTranslator, type Language, type Translate } from '@rakhim/i18n';
import type { SettingsFile } from '../settings/settings-file.ts';

export interface ShellTexts {
  readonly language: () => Language;
  readonly choose: (language: Language) => void;
  readonly translate: () => Translate;
}

/** Menus and notifications speak as the page does, and before there is one as the system does. */
export function createShellTexts(settings: SettingsFile, locale: string): ShellTexts {
  const language = (): Language => settings.read().language ?? (locale.startsWith('ar') ? 'ar' : 'en');
  return {
    language,
    translate: () => getTranslator(language()),
    choose(chosen) {
      if (settings.read().language !== chosen) {
        settings.change({ language: chosen });
      }
    },
  };
}
