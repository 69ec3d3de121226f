import { createDiacritisers } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { type LexiconCost, measureAuthorLexicon } from '@rakhim/arabic/author-lexicon';
import { type Table, round } from '@rakhim/tooling/bench';

/** What a lexicon of 50,000 entries adds to the reading of a text, as the service reads it and by rules alone. */
export async function benchLexicon(): Promise<Table> {
  const diacritiserOf = createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() });
  return {
    title: 'An author’s lexicon',
    note: 'Processor time of one thread, medians, in turns: finding the words of a lexicon of 50,000 entries in a text that it mostly knows, beside reading that text. A lexicon is compiled once for each of its versions.',
    head: ['reader', 'characters', 'places found', 'compiled in', 'looking up', 'reading', 'share', 'bar'],
    rows: [
      rowOf('word list and network, as the service reads', measureAuthorLexicon(diacritiserOf('msa'))),
      rowOf('rules and our own words alone', measureAuthorLexicon()),
    ],
  };
}

function rowOf(name: string, { characters, found, compilingMs, lookingMs, readingMs }: LexiconCost): string[] {
  return [
    name,
    characters.toLocaleString('en'),
    found.toLocaleString('en'),
    `${round(compilingMs)} ms`,
    `${round(lookingMs)} ms`,
    `${round(readingMs)} ms`,
    `${round((100 * lookingMs) / readingMs)} %`,
    '5 %',
  ];
}
