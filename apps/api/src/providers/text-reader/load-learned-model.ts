import type { LearnedModel } from '@rakhim/arabic';

/**
 * Loads what was learned from text, for `createDiacritisers`. It has a licence of its own and may be left out; then our
 * own lists serve alone.
 */
export async function loadLearnedModel(): Promise<LearnedModel> {
  const model = await import('@rakhim/arabic-model').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  });
  return { lexicon: model?.loadLexicon(), network: model?.loadNetwork() };
}
