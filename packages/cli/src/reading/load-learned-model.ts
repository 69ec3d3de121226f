import type { LearnedModel } from '@rakhim/arabic';
import { systemCode } from '../cli-error.ts';

/**
 * Loads what was learned from text. @returns nothing where it was left out: it is a package with a licence of its own.
 */
export async function loadLearnedModel(): Promise<LearnedModel | undefined> {
  try {
    const { loadLexicon, loadNetwork } = await import('@rakhim/arabic-model');
    return { lexicon: loadLexicon(), network: loadNetwork() };
  } catch (error) {
    if (systemCode(error) === 'ERR_MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}
