import { type Boundary, type Phoneme, type PronouncedWord, isVowel } from '@rakhim/arabic';
import type { ModelChunk } from '../to-chunks.ts';

/** The symbols of a model and their numbers, as its `tokens.txt` has them. */
export type SymbolTable = ReadonlyMap<string, number>;

/** One symbol, and the word that it belongs to; signs and spaces belong to none. */
export interface ModelSymbol {
  readonly id: number;
  readonly word?: number;
}

/**
 * How espeak-ng's Arabic, from which models have learned, writes each sound; after that, other spellings in the order
 * in which they come near. The first that a model's table has in full is taken.
 */
const spellings: Readonly<Record<Phoneme, readonly [string, ...string[]]>> = {
  b: ['b'],
  t: ['t'],
  d: ['d'],
  k: ['k'],
  g: ['ɡ', 'g'],
  q: ['q', 'k'],
  ʔ: ['ʔ'],
  p: ['p', 'b'],
  tˤ: ['t̪', 'tˤ', 't'],
  dˤ: ['dˤ', 'd'],
  sˤ: ['s̪', 'sˤ', 's'],
  zˤ: ['ð', 'zˤ', 'z'],
  ðˤ: ['ð', 'ðˤ', 'z'],
  lˤ: ['l'],
  rˤ: ['r', 'ɹ'],
  bˤ: ['b'],
  mˤ: ['m'],
  f: ['f'],
  v: ['v', 'f'],
  θ: ['θ'],
  ð: ['ð'],
  s: ['s'],
  z: ['z'],
  ʃ: ['ʃ'],
  ʒ: ['ʒ', 'dʒ'],
  x: ['χ', 'x'],
  ɣ: ['ɣ', 'ʁ'],
  ħ: ['ħ', 'h'],
  ʕ: ['ʕ'],
  h: ['h'],
  dʒ: ['dʒ', 'ʤ'],
  tʃ: ['tʃ', 'ʧ'],
  ts: ['ts', 'ʦ'],
  dz: ['dz', 'ʣ'],
  m: ['m'],
  n: ['n'],
  l: ['l'],
  r: ['r', 'ɹ'],
  j: ['j'],
  w: ['w'],
  a: ['a'],
  i: ['i'],
  u: ['u'],
  e: ['e', 'i'],
  o: ['o', 'u'],
  ə: ['ə', 'a'],
  æ: ['a'],
  ɑ: ['a'],
  ɨ: ['i'],
  ʊ: ['u'],
};

const marks: Readonly<Record<Boundary, string>> = {
  none: '',
  comma: ',',
  semicolon: ';',
  colon: ':',
  period: '.',
  question: '?',
  exclamation: '!',
  paragraph: '.',
};
const length = 'ː';
const stress = 'ˈ';
const space = ' ';

/** @throws RangeError when a line of the file is no symbol with its number. */
export function readSymbolTable(text: string): SymbolTable {
  const table = new Map<string, number>();
  for (const line of text.split(/\r?\n/u).filter((row) => row.trim() !== '')) {
    const [, symbol, id] = /^(.*?)[ \t]+(\d+)\s*$/u.exec(line) ?? [];
    if (symbol === undefined) {
      throw new RangeError(`tokens.txt has a line that is no symbol with its number: ${line.slice(0, 20)}`);
    }
    // The symbol of a space is the space that ends it.
    table.set(symbol === '' ? space : symbol, Number(id));
  }
  return table;
}

/** The numbers of a chunk's sounds, with stress and length where the table has signs for them. */
export function writeSymbols({ words, boundary }: ModelChunk, table: SymbolTable): ModelSymbol[] {
  const symbols: ModelSymbol[] = [];
  const put = (text: string, word?: number): void => {
    for (const character of text.normalize('NFD')) {
      const id = table.get(character);
      if (id !== undefined) {
        symbols.push({ id, ...(word !== undefined && { word }) });
      }
    }
  };
  for (const [index, word] of words.entries()) {
    if (index > 0 && word.sounds.length > 0) {
      put(space);
    }
    put(spellWord(word, table), index);
    const isPause = index < words.length - 1 && (word.breakAfter === 'phrase' || word.breakAfter === 'breath');
    put(isPause ? marks.comma : '');
  }
  put(marks[boundary]);
  return symbols;
}

/** Consonants that colour the vowel after them, which espeak-ng marks with a full stop. */
const dark: ReadonlySet<Phoneme> = new Set(['tˤ', 'dˤ', 'sˤ', 'zˤ', 'ðˤ']);
const darkMark = '.';
/** Glides that close a syllable, as the second half of a diphthong. */
const closingGlides: Readonly<Partial<Record<Phoneme, string>>> = { j: 'i', w: 'u' };

function spellWord({ sounds }: PronouncedWord, table: SymbolTable): string {
  let isDark = false;
  return sounds
    .map(({ phoneme, long, stressed }, index) => {
      const spelt = chooseSpelling(phoneme, table);
      if (isVowel(phoneme)) {
        return (stressed ? stress : '') + spelt + (isDark ? darkMark : '') + (long ? length : '');
      }
      const next = sounds[index + 1];
      const glide = closingGlides[phoneme];
      const isClosing = next === undefined || !isVowel(next.phoneme);
      const wasDark = isDark;
      isDark = dark.has(phoneme);
      if (glide === undefined || index === 0 || (!long && !isClosing)) {
        return (long ? spelt : '') + spelt;
      }
      return glide + (wasDark ? darkMark : '') + (long ? spelt : '');
    })
    .join('');
}

function chooseSpelling(phoneme: Phoneme, table: SymbolTable): string {
  const [first, ...others] = spellings[phoneme];
  return [first, ...others].find((spelling) => isIn(table, spelling)) ?? first;
}

function isIn(table: SymbolTable, spelling: string): boolean {
  return [...spelling.normalize('NFD')].every((character) => table.has(character));
}
