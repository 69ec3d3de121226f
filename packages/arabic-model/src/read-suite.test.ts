import { createDiacritisers } from '@rakhim/arabic';
import { scoreEngine } from '@rakhim/arabic/suite';
import { frontEnd } from '@rakhim/arabic/suite/front-end';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from './load-lexicon.ts';
import { loadNetwork } from './load-network.ts';

describe('the reading suite', () => {
  it('is read right, all of it, with the word list and the network', { timeout: 300_000 }, () => {
    const engine = frontEnd('Rakhim', createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() }));
    expect(scoreEngine(engine).failures).toEqual([]);
  });
});
