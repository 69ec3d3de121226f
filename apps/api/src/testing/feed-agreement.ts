import { type Sound, createDiacritisers, readText, toIpa } from '@rakhim/arabic';
import { writeRespelt } from '#src/providers/speech/local-model/feeds/write-respelt.ts';
import { readSymbolTable, writeSymbols } from '#src/providers/speech/local-model/feeds/write-symbols.ts';
import { writeVowelled } from '#src/providers/speech/local-model/feeds/write-vowelled.ts';
import { type ModelChunk, toChunks } from '#src/providers/speech/local-model/to-chunks.ts';
import { loadLearnedModel } from '#src/providers/text-reader/load-learned-model.ts';
import { createEspeakReader } from './read-with-espeak.ts';
import { phonemeTokens } from './voice-folder.ts';

/** How much of our own sounds a model is told by a feed. */
export interface FeedAgreement {
  readonly feed: 'vowelled' | 'respelt' | 'tokens';
  readonly clauses: number;
  readonly sounds: number;
  /** Sounds to change, add or leave out. */
  readonly errors: number;
  readonly clausesWithout: number;
  /** The commonest differences, such as `q→k`, with how often. */
  readonly differences: readonly (readonly [string, number])[];
}

/** What is written in more than one way and sounds the same, in the order in which it is made one. */
const equalNotations: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['stress', /[ˈˌ]/gu, ''],
  ['borders of words, signs, and what parts sounds', /[\s_,.:;?!،؛؟]/gu, ''],
  ['dark t', /tˤ|t̪/gu, 'T'],
  ['dark d', /dˤ/gu, 'D'],
  ['dark s', /sˤ|s̪/gu, 'S'],
  ['dark z and dark ð, which espeak-ng writes ð with a dark vowel after it', /zˤ|ðˤ/gu, 'ð'],
  ['other dark consonants', /ˤ/gu, ''],
  ['affricate of ج', /dʒ|ʒ/gu, 'J'],
  ['χ and x', /χ/gu, 'x'],
  ['ʁ and ɣ', /ʁ/gu, 'ɣ'],
  ['two characters for g', /ɡ/gu, 'g'],
  ['ɹ and r', /ɹ/gu, 'r'],
  ['dark and plain a', /[æɑə]/gu, 'a'],
  ['dark and plain i', /ɨ/gu, 'i'],
  ['dark and plain u', /ʊ/gu, 'u'],
  ['long and doubled', /(\p{L})ː/gu, '$1$1'],
  ['y that no vowel follows, and i', /j(?![aiueo])/gu, 'i'],
  ['w that no vowel follows, and u', /w(?![aiueo])/gu, 'u'],
];

function fold(ipa: string): string[] {
  return [...equalNotations.reduce((text, [, from, to]) => text.replace(from, to), ipa)];
}

/** Compares what each feed tells with our own sounds, clause by clause. */
export async function measureFeeds(texts: readonly string[]): Promise<readonly FeedAgreement[]> {
  const diacritiser = createDiacritisers(await loadLearnedModel())('msa');
  const chunks = texts.flatMap((text) => [
    ...toChunks(readText(text, { dialect: 'msa', diacritiser }), { unitsOf: () => 1, unitsMax: 1_000 }),
  ]);
  const read = await createEspeakReader();
  const table = readSymbolTable(phonemeTokens);
  const symbols = new Map([...table].map(([symbol, id]) => [id, symbol]));
  const feeds = {
    vowelled: (chunk: ModelChunk) => read(writeVowelled(chunk)),
    respelt: (chunk: ModelChunk) => read(writeRespelt(chunk)),
    tokens: (chunk: ModelChunk) =>
      writeSymbols(chunk, table)
        .map(({ id }) => symbols.get(id) ?? '')
        .join(''),
  };
  return (['vowelled', 'respelt', 'tokens'] as const).map((feed) => compare(feed, chunks, feeds[feed]));
}

function compare(
  feed: FeedAgreement['feed'],
  chunks: readonly ModelChunk[],
  tell: (chunk: ModelChunk) => string,
): FeedAgreement {
  const counts = new Map<string, number>();
  let [sounds, errors, clausesWithout] = [0, 0, 0];
  for (const chunk of chunks) {
    const expected = fold(chunk.words.map((word) => toIpa(word.sounds as Sound[])).join(' '));
    const differences = align(expected, fold(tell(chunk).normalize('NFC')));
    sounds += expected.length;
    errors += differences.length;
    clausesWithout += differences.length === 0 ? 1 : 0;
    for (const difference of differences) {
      counts.set(difference, (counts.get(difference) ?? 0) + 1);
    }
  }
  const differences = [...counts].toSorted(([, a], [, b]) => b - a);
  return { feed, clauses: chunks.length, sounds, errors, clausesWithout, differences };
}

/** The fewest changes that lead from one to the other. Source: Levenshtein 1966. */
function align(expected: readonly string[], told: readonly string[]): string[] {
  const costs = Array.from({ length: expected.length + 1 }, (_, row) =>
    Array.from({ length: told.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cost = (row: number, column: number): number => costs[row]?.[column] ?? Infinity;
  for (let row = 1; row <= expected.length; row += 1) {
    for (let column = 1; column <= told.length; column += 1) {
      const change = expected[row - 1] === told[column - 1] ? 0 : 1;
      const best = Math.min(cost(row - 1, column - 1) + change, cost(row - 1, column) + 1, cost(row, column - 1) + 1);
      costs[row]?.splice(column, 1, best);
    }
  }
  const differences: string[] = [];
  for (let [row, column] = [expected.length, told.length]; row > 0 || column > 0;) {
    const isSame = row > 0 && column > 0 && expected[row - 1] === told[column - 1];
    if (cost(row - 1, column - 1) + (isSame ? 0 : 1) === cost(row, column)) {
      differences.push(...(isSame ? [] : [`${expected[row - 1]}→${told[column - 1]}`]));
      row -= 1;
      column -= 1;
    } else if (cost(row - 1, column) + 1 === cost(row, column)) {
      differences.push(`${expected[row - 1]}→∅`);
      row -= 1;
    } else {
      differences.push(`∅→${told[column - 1]}`);
      column -= 1;
    }
  }
  return differences;
}
