import type { Language } from '@rakhim/i18n/languages';
import { type PreviewReader, loadPreviewTexts } from '@rakhim/i18n/preview';
import { fillIn } from '../output/translate.ts';

/** Opens the reader of previews, with its sentences in the user's language. */
export async function openPreviewReader(language: Language): Promise<PreviewReader> {
  const { warnings, readings } = await loadPreviewTexts(language);
  const sentences = new Map([...named('warnings', warnings), ...named('readings', readings)]);
  return { language, translate: (key, values = {}) => fillIn(sentences.get(key) ?? key, values) };
}

function named(namespace: string, sentences: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(sentences).map(([key, sentence]) => [`${namespace}:${key}`, sentence]);
}
