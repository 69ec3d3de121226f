import { describe, expect, it } from 'vitest';
import type { MarkNetwork } from './mark-network.ts';
import { readByNetwork } from './network-reader.ts';
import type { ListedClause } from '../word-reading.ts';
import type { NetworkWord } from './network-words.ts';
import { symbols } from './network-words.ts';
import { layOutWords } from './word-places.ts';

const listed = (text: string) => text.split(' ').map((bare) => ({ bare, typed: [], readings: [], isCommon: false }));
const clauses: readonly ListedClause[] = [
  { words: listed('قوله'), boundary: 'comma', bracket: '(' },
  { words: listed('ولو حلف'), boundary: 'comma', bracket: ')' },
  { words: listed('ظاهر'), boundary: 'period' },
];

/** What the network is shown of the clauses. */
function shown(isOld: boolean): string {
  let given: readonly NetworkWord[] = [];
  const network: MarkNetwork = {
    unit: 1,
    score: (words) => {
      given = words;
      return words.map(() => new Int16Array());
    },
  };
  readByNetwork(network, clauses, { words: listed('قال'), boundary: 'colon' }, isOld);
  return layOutWords(given)
    .symbols.map((symbol) => symbols[symbol])
    .join('');
}

describe('readByNetwork', () => {
  it('shows the network text of today as it is set today', () => {
    expect(shown(false)).toBe('قال: قوله، ولو حلف، ظاهر.');
  });

  it('shows it old books as their editions set them', () => {
    expect(shown(true)).toBe('قال : قوله ( ولو حلف ) ظاهر .');
  });
});
