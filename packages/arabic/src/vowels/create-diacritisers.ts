import type { Dialect } from '../dialect.ts';
import type { Diacritiser } from '../reading.ts';
import { createLexiconDiacritiser } from './lexicon-diacritiser.ts';
import { createMarkNetwork } from './network/mark-network.ts';

/**
 * What was learned from vowelled text, as `@rakhim/arabic-model` gives it. Either part may be missing; then the rest
 * does what it can.
 */
export interface LearnedModel {
  /** The word list, unpacked. */
  readonly lexicon?: Uint8Array | undefined;
  /** The network, unpacked. */
  readonly network?: Uint8Array | undefined;
}

/**
 * What finds the vowels, for every dialect from one network: made once for a thread or process.
 *
 * @returns gives the diacritiser of a dialect, made when it is first asked for.
 *
 * @example
 * const diacritiserOf = createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() });
 * previewText('قهوة', { dialect: 'egyptian', diacritiser: diacritiserOf('egyptian') });
 */
export function createDiacritisers({ lexicon, network: weights }: LearnedModel): (dialect: Dialect) => Diacritiser {
  const network = weights && createMarkNetwork(weights);
  const diacritisers = new Map<Dialect, Diacritiser>();
  return (dialect) => {
    const diacritiser =
      diacritisers.get(dialect) ?? createLexiconDiacritiser(lexicon, { dialect, ...(network && { network }) });
    diacritisers.set(dialect, diacritiser);
    return diacritiser;
  };
}

const plainDiacritisers = new Map<Dialect, Diacritiser>();

/** Our own word lists and the grammar of word shapes, made once for each dialect. */
export function plainDiacritiser(dialect: Dialect): Diacritiser {
  const diacritiser = plainDiacritisers.get(dialect) ?? createLexiconDiacritiser(undefined, { dialect });
  plainDiacritisers.set(dialect, diacritiser);
  return diacritiser;
}
