import { type TextPreview, createDiacritisers, previewText } from '@rakhim/arabic';
import { loadLearnedModel } from './load-learned-model.ts';
import type { ReadingRequest } from './text-reader.ts';

/** The thread in which texts are read. Started by `reading-pool.ts`. */
const diacritiserOf = createDiacritisers(await loadLearnedModel());

// The first text of a thread takes several times as long as the next ones, so the thread warms up before a caller waits
// for it.
preview({ text: 'في 15/3/2024 ذهب المعلم إلى المدرسة ومعه 25 كتابا، ثم عاد مساء.', dialect: 'msa', readings: [] });

/** Previews a text. The pool calls it by this name. */
export function preview({ text, dialect, readings, latinWords, endings }: ReadingRequest): TextPreview {
  return previewText(text, { dialect, readings, diacritiser: diacritiserOf(dialect), latinWords, endings });
}
