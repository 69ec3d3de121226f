import type { Language } from './languages.ts';

export { type CountedPreview, type PreviewReader, presentPreview } from './present-preview.ts';
export { presentWarnings } from './present-warnings.ts';

/** Texts of a preview: its warnings, and the explanations of its rules. */
export interface PreviewTexts {
  readonly warnings: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, string>>;
}

const loaders: Record<Language, () => Promise<PreviewTexts>> = {
  en: async () => ({ ...(await import('./locales/en/warnings.ts')), ...(await import('./locales/en/readings.ts')) }),
  ar: async () => ({ ...(await import('./locales/ar/warnings.ts')), ...(await import('./locales/ar/readings.ts')) }),
};

/** Loads these texts in one language, and nothing else. */
export async function loadPreviewTexts(language: Language): Promise<PreviewTexts> {
  return loaders[language]();
}
