import { type Diacritiser, type Dialect, type MarkNetwork, type TextPreview, createLexiconDiacritiser, createMarkNetwork, previewText } from '@nabra/arabic';
import type { ReadingRequest } from './text-reader.ts';

/** The thread in which texts are read. Started by `reading-pool.ts`. */
const { lexicon, network } = await loadModel();
const diacritisers = new Map<Dialect, Diacritiser>();

// The first text of a thread takes several times as long as the next ones; let it be one that nobody waits for.
preview({ text: 'في 15/3/2024 ذهب المعلم إلى المدرسة ومعه 25 كتابا، ثم عاد مساء.', dialect: 'msa', readings: [] });

/** What the pool calls, by this name. */
export function preview({ text, dialect, readings }: ReadingRequest): TextPreview {
  return previewText(text, { dialect, readings, diacritiser: diacritiserOf(dialect) });
}

function diacritiserOf(dialect: Dialect): Diacritiser {
  const diacritiser = diacritisers.get(dialect) ?? createLexiconDiacritiser(lexicon, { dialect, ...(network && { network }) });
  diacritisers.set(dialect, diacritiser);
  return diacritiser;
}

/** What was learned has a licence of its own and may be left out; then our own lists serve alone. */
async function loadModel(): Promise<{ lexicon: Uint8Array | undefined; network: MarkNetwork | undefined }> {
  const model = await import('@nabra/arabic-model').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  });
  // The word list may come without the network.
  const network = model && 'loadNetwork' in model ? createMarkNetwork(model.loadNetwork()) : undefined;
  return { lexicon: model?.loadLexicon(), network };
}
