import type { LayerShape } from './kernels.ts';
import { loadNetwork, createBufferRows, marginRows } from './load-network.ts';
import { wholeRow, letterTableRows, parseNetwork } from './network-format.ts';
import type { Buffer } from './load-network.ts';
import { standardVariety } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';
import { layOutWords, networkLettersMax } from './word-places.ts';
import type { WordPlaces } from './word-places.ts';

export interface MarkNetworkOptions {
  /** `plain` does without WebAssembly: the same scores, some twenty times slower. */
  readonly kernel?: 'vectors' | 'plain';
  /**
   * Longer texts are read in windows of so many words, with what the network sees of their neighbours on either side.
   */
  readonly windowWords?: number;
}

/** Scores the marks of every letter in a row of words by what stands around them. */
export interface MarkNetwork {
  /** Whole numbers that make 1 in the logarithm of odds. */
  readonly unit: number;
  /**
   * @param variety of the text, see `varietyOf`; standard Arabic when absent.
   * @returns for each word `scoresPerLetter` scores a letter, one for each mark class; none for words of more than 24
   *   letters.
   */
  score(words: readonly NetworkWord[], variety?: number): readonly Int16Array[];
}

/**
 * The network sees 18 words either way; a word is known by letters up to seven places around it, and marks by letters
 * up to four, each of which may be a word of its own.
 */
const contextWords = 32;
const noRow = new Int16Array();
/** So many rows of the table of words are kept ready: under half a megabyte. */
const rememberedRowsMax = 2_000;

/**
 * Makes a network ready to run. It sees nothing of the text but the words it is given.
 *
 * @param bytes in the layout of `network-format.ts`.
 * @throws {RangeError} when the bytes are not a network.
 */
export function createMarkNetwork(
  bytes: Uint8Array,
  { kernel: choice = 'vectors', windowWords = 64 }: MarkNetworkOptions = {},
): MarkNetwork {
  const weights = parseNetwork(bytes);
  const wordsMax = windowWords + 2 * contextWords;
  const size = { words: wordsMax, positions: wordsMax * (networkLettersMax + 1) };
  const { kernel, layers, rooms } = loadNetwork(weights, size, choice);
  const rows = createBufferRows(kernel.memory);
  const letterRows = Array.from({ length: weights.letterTable.rows }, (_, row) =>
    wholeRow(weights.letterTable, row, weights.unit),
  );

  const rowsOfWords = new Map<number, Int16Array>();
  function wordRow(row: number): Int16Array {
    const known = rowsOfWords.get(row);
    if (known !== undefined) {
      return known;
    }
    const whole = wholeRow(weights.wordTable, row, weights.unit);
    if (rowsOfWords.size >= rememberedRowsMax) {
      rowsOfWords.clear();
    }
    rowsOfWords.set(row, whole);
    return whole;
  }

  /** Runs blocks one after the other, from the first room and back; gives the room of the result. */
  function runBlocks(blocks: readonly LayerShape[], pair: readonly [Buffer, Buffer], positions: number): Buffer {
    let [input, output] = pair;
    for (const layer of blocks) {
      // What an earlier, longer text left behind the end would be seen from the last positions.
      rows.clear(input, positions, positions + marginRows);
      kernel.convolve(layer, input.address, output.address, positions);
      [input, output] = [output, input];
    }
    return input;
  }

  function runLetters({ symbols, first, second, confidence }: WordPlaces): Buffer {
    const [room] = rooms.letters;
    const columns = [symbols, first, second, confidence];
    rows.clear(room, 0, symbols.length);
    for (let position = 0; position < symbols.length; position += 1) {
      const at = rows.indexOf(room, position);
      let tableStart = 0;
      for (let table = 0; table < columns.length; table += 1) {
        rows.add(letterRows[tableStart + (columns[table]?.[position] ?? 0)] ?? noRow, 0, at, room.channels);
        tableStart += letterTableRows[table] ?? 0;
      }
    }
    return runBlocks(layers.letters, rooms.letters, symbols.length);
  }

  function runWords(letters: Buffer, { starts, ends }: WordPlaces, words: readonly NetworkWord[]): void {
    const { wordInputs: room } = rooms;
    rows.clear(room, 0, words.length);
    words.forEach(({ rows: tableRows }, word) => {
      const at = rows.indexOf(room, word);
      rows.add(rows.numbers, rows.indexOf(letters, starts[word] ?? 0), at, letters.channels);
      rows.add(rows.numbers, rows.indexOf(letters, ends[word] ?? 0), at + letters.channels, letters.channels);
      for (const row of tableRows) {
        rows.add(wordRow(row), 0, at + 2 * letters.channels, weights.wordTable.columns);
      }
    });
    kernel.convolve(layers.toWord, room.address, rooms.words[0].address, words.length);
    const result = runBlocks(layers.words, rooms.words, words.length);
    kernel.convolve(layers.wordToMark, result.address, rooms.contexts.address, words.length);
  }

  function runMarks(letters: Buffer, { starts, ends, symbols }: WordPlaces): void {
    const [room] = rooms.marks;
    kernel.convolve(layers.letterToMark, letters.address, room.address, symbols.length);
    starts.forEach((start, word) => {
      for (let position = start; position <= (ends[word] ?? 0); position += 1) {
        rows.add(rows.numbers, rows.indexOf(rooms.contexts, word), rows.indexOf(room, position), room.channels);
      }
    });
    const result = runBlocks(layers.marks, rooms.marks, symbols.length);
    kernel.convolve(layers.output, result.address, rooms.scores.address, symbols.length);
  }

  function scoreWindow(variety: number, words: readonly NetworkWord[], from: number, to: number): Int16Array[] {
    const places = layOutWords(words, variety);
    const letters = runLetters(places);
    runWords(letters, places, words);
    runMarks(letters, places);
    return words.slice(from, to).map((word, index) => {
      const start = places.starts[from + index] ?? 0;
      const letterCount = word.symbols.length > networkLettersMax ? 0 : word.symbols.length;
      return rows.numbers.slice(rows.indexOf(rooms.scores, start), rows.indexOf(rooms.scores, start + letterCount));
    });
  }

  return {
    unit: weights.unit,
    score: (words, variety = standardVariety) =>
      scoreInWindows(words, windowWords, (some, from, to) => scoreWindow(variety, some, from, to)),
  };
}

/** Scores a row of words piece by piece, each with what the network sees of its neighbours. */
function scoreInWindows(
  words: readonly NetworkWord[],
  windowWords: number,
  scoreWindow: (words: readonly NetworkWord[], from: number, to: number) => Int16Array[],
): Int16Array[] {
  if (words.length <= windowWords + 2 * contextWords) {
    return words.length === 0 ? [] : scoreWindow(words, 0, words.length);
  }
  const scores: Int16Array[] = [];
  for (let start = 0; start < words.length; start += windowWords) {
    const from = Math.max(0, start - contextWords);
    const end = Math.min(words.length, start + windowWords);
    scores.push(...scoreWindow(words.slice(from, end + contextWords), start - from, end - from));
  }
  return scores;
}
