import { removeMarks } from '@rakhim/arabic/marks';
import { wrapWords } from './read-table.ts';
import type { Tables } from './compile-lexicon.ts';

/** Tables whose words are looked at, and whether a word with an ending may be one of another row. */
const tableNames = { nouns: true, names: false, places: false, brands: false, particles: false } as const;
/** What is written in front of other words, or behind them. */
const before = /^[وفبكلعهسح]/u;
const behind = /(?:ان|ين|ون|ات|ا|ه|ها|هم|هن|ك|كم|ي|نا|و|ت|ن|ني|ية|ة)$/u;
const proclitics = /^(?:[وف]?[بكل]|[وف])/u;
const plainRestMin = 4;

/**
 * Lists the words of our own tables that look like another word with something written onto it, such as وسام and
 * عمان, and are not: an author's entry for سام is not in them.
 */
export function listKnownWords(tables: Tables): string {
  const rows = Object.entries(tableNames).map(([name, mayBeInflected]) => ({
    mayBeInflected,
    words: (tables[name] ?? '')
      .split('\n')
      .slice(1)
      .map((line) => removeMarks(line.split('\t')[0] ?? ''))
      .filter((word) => word !== ''),
  }));
  const all = new Set(rows.flatMap(({ words }) => words));
  const known = rows.flatMap(({ words, mayBeInflected }) =>
    words.filter(
      (word) =>
        (before.test(word) || behind.test(word)) &&
        !isWithProclitic(word, all) &&
        !(mayBeInflected && isInflected(word, all)),
    ),
  );
  const unique = [...new Set(known)].sort();
  return `// Written by \`npm run generate\` from the tables of words.\n\n/** Words that are not another one with something before or behind it. */\nexport const knownWords = \`\n${wrapWords(unique)}\n\`;\n`;
}

function isWithProclitic(word: string, all: ReadonlySet<string>): boolean {
  const rest = word.replace(proclitics, '');
  return rest !== word && rest.length >= plainRestMin && all.has(rest);
}

function isInflected(word: string, all: ReadonlySet<string>): boolean {
  const ending = /(?:ان|ين|ون|ات|ها|هم|نا|ه|ك|ا)$/u.exec(word)?.[0];
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return (
    ending !== undefined &&
    (all.has(stem) || all.has(`${stem}ة`) || (ending === 'ات' && all.has(stem.replace(/ي$/u, 'ى'))))
  );
}
