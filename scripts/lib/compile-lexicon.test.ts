import { describe, expect, it } from 'vitest';
import { compileLexicon } from './compile-lexicon.ts';

const header = 'form\tlemma\tpos\tgender\tnumber\thuman\ttags\tprior\tdialects\tsource\tnote\n';
const tags = 'tag\tmeaning\nfood\tfood and drink\neither\ttwo readings\n';

/** Compiles rows that say a form, its tags, its prior and its dialect. */
function compile(
  ...rows: readonly (readonly [form: string, tags?: string, prior?: string, dialect?: string])[]
): string {
  const lines = rows.map(
    ([form, own = '', prior = '', dialect = '']) =>
      `${[form, '', 'noun', '', '', '', own, prior, dialect, '', ''].join('\t')}\n`,
  );
  return compileLexicon({ tags, words: header + lines.join('') });
}

describe('compiling the word lists', () => {
  it('keeps the order of the lines, and writes once what words have in common', () => {
    const compiled = compile(['خُبْز', 'food'], ['جُبْن', 'food'], ['بَيْت']);
    expect(compiled).toContain('خُبْز جُبْن بَيْت');
    expect(compiled).toContain('0*2 1');
  });

  it.each([
    ['a tag that nobody explains', [['خُبْز', 'fodo']], 'words.tsv:2 خُبْز: tags.tsv does not know fodo'],
    ['marks out of order', [['سُك\u064E\u0651ر']], 'marks are not in the order'],
    ['two marks that do not go together', [['خُ\u064Eبْز']], 'words.tsv:2'],
    ['signs that are no letters', [['خبز-']], 'other signs than Arabic letters'],
    ['a closed first letter', [['خْبْز']], 'begins with a closed letter'],
    ['the same word twice', [['خُبْز'], ['خُبْز', 'food']], 'words.tsv:2, words.tsv:3: the same word twice'],
    ['two readings without a prior', [['قِيمَة', '', '3'], ['قَيِّمَة']], 'قِيمَة or قَيِّمَة? Give each a prior of its own'],
    [
      'two readings with the same prior',
      [
        ['قِيمَة', '', '3'],
        ['قَيِّمَة', '', '3'],
      ],
      'Give each a prior of its own',
    ],
    ['a prior that is no number', [['خُبْز', '', 'high']], 'prior is no number'],
    ['a dialect that has no list', [['خُبْز', '', '', 'sudanese']], 'dialects is none of'],
  ] as const)('refuses %s, and says where', (_, rows, fault) => {
    expect(() => compile(...rows)).toThrow(fault);
  });

  it.each([
    [
      'a prior each',
      [
        ['قِيمَة', '', '3'],
        ['قَيِّمَة', '', '0'],
      ],
    ],
    [
      'the tag of words with two common readings',
      [
        ['أَنَّ', 'either'],
        ['أَنْ', 'either'],
      ],
    ],
    ['a dialect each', [['بُكْرَة', '', '', 'egyptian'], ['بُكْرَا', '', '', 'levantine'], ['بُكَرَة']]],
  ] as const)('takes two readings of the same letters with %s', (_, rows) => {
    expect(() => compile(...rows)).not.toThrow();
  });

  it('refuses a table with another header, or a row with a cell too few', () => {
    expect(() => compileLexicon({ tags, words: 'form\tprior\n' })).toThrow('words.tsv:1 has another header');
    expect(() => compileLexicon({ tags, words: `${header}خُبْز\tnoun\n` })).toThrow('words.tsv:2 has 2 cells');
  });
});
