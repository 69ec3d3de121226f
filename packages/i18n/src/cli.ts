import type { CliTexts } from './cli-texts.ts';
import type { Language } from './languages.ts';

export type { CliMessageKey, CliTexts } from './cli-texts.ts';

const loaders: Record<Language, () => Promise<{ readonly cli: CliTexts }>> = {
  en: () => import('./locales/en/cli.ts'),
  ar: () => import('./locales/ar/cli.ts'),
};

/** Loads the texts of the command line in one language, and nothing else. */
export async function loadCliTexts(language: Language): Promise<CliTexts> {
  const { cli: texts } = await loaders[language]();
  return texts;
}
