import { type Diacritiser, type Dialect, type MarkNetwork, createLexiconDiacritiser, createMarkNetwork } from '@nabra/arabic';

/** Loads what finds the vowels, once for a thread or process. @returns one diacritiser a dialect, made when it is first asked for. */
export async function createDiacritisers(): Promise<(dialect: Dialect) => Diacritiser> {
  const { lexicon, network } = await loadModel();
  const diacritisers = new Map<Dialect, Diacritiser>();
  return (dialect) => {
    const diacritiser = diacritisers.get(dialect) ?? createLexiconDiacritiser(lexicon, { dialect, ...(network && { network }) });
    diacritisers.set(dialect, diacritiser);
    return diacritiser;
  };
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
