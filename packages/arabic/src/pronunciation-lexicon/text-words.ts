/** A run of letters of one script, or of digits, in a text, with its marks taken off. */
export interface TextWord {
  readonly script: 'arabic' | 'latin' | 'digits';
  readonly letters: string;
  /** Where each letter stands: code points of the text. The next letter's place, or `end`, ends its marks. */
  readonly places: readonly number[];
  /** The vowels that were typed on each letter. */
  readonly marks: readonly string[];
  readonly end: number;
  /** What stands between this word and the one before. */
  readonly gap: 'none' | 'blank' | 'hyphen' | 'other';
  /** Whether it belongs to an address, a tag or a code. */
  readonly isPartOfCode: boolean;
}

const scripts = [
  ['arabic', /[\u0621-\u063A\u0641-\u064A\u0671-\u06D3]/u],
  ['latin', /[A-Za-z\u00C0-\u024F]/u],
  ['digits', /[0-9\u0660-\u0669\u06F0-\u06F9]/u],
] as const;
/** Marks, the stroke that stretches, and signs that are not seen. */
const ignorable =
  /[\u0640\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const vowelMark = /[\u064B-\u0652\u0670]/u;
const joinsLatin = /['’-]/u;
const joinsCode = /[@/_#:.]/u;
const blank = /^\s+$/u;
const hyphen = /^\s?[-‐‑–]\s?$/u;
const paragraph = /\n\s*\n/u;

/** Divides a text into words; signs stand between them. */
export function* readTextWords(text: string): Generator<TextWord> {
  const characters = Array.from(text);
  let index = 0;
  let reached = -1;
  while (index < characters.length) {
    const found = scripts.find(([, letter]) => letter.test(characters[index] ?? ''));
    if (!found) {
      index += 1;
      continue;
    }
    const [script, letter] = found;
    const word = readWord(characters, index, letter, script);
    const gap = reached < 0 ? 'other' : nameGap(characters.slice(reached, index).join(''));
    yield { script, ...word, gap, isPartOfCode: script !== 'arabic' && isInCode(characters, index, word.end) };
    index = word.end;
    reached = word.end;
  }
}

function nameGap(between: string): TextWord['gap'] {
  if (between === '') {
    return 'none';
  }
  if (blank.test(between)) {
    return paragraph.test(between) ? 'other' : 'blank';
  }
  return hyphen.test(between) ? 'hyphen' : 'other';
}

function readWord(characters: readonly string[], start: number, letter: RegExp, script: TextWord['script']) {
  const places: number[] = [];
  const marks: string[] = [];
  let letters = '';
  let end = start;
  for (; end < characters.length; end += 1) {
    const character = characters[end] ?? '';
    const isJoined = script === 'latin' && joinsLatin.test(character) && letter.test(characters[end + 1] ?? '');
    if (letter.test(character) || isJoined) {
      letters += script === 'digits' ? toWestern(character) : character;
      places.push(end);
      marks.push('');
    } else if (script !== 'digits' && ignorable.test(character)) {
      marks[marks.length - 1] += vowelMark.test(character) ? character : '';
    } else {
      break;
    }
  }
  return { letters, places, marks, end };
}

function toWestern(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) & 0xf);
}

/** A full stop or a colon belongs to a code only where something follows at once. */
function isInCode(characters: readonly string[], start: number, end: number): boolean {
  const after = characters[end] ?? '';
  const beyond = characters[end + 1] ?? '';
  const isEnd = /[.:]/u.test(after) && !/[\p{L}\p{Nd}/]/u.test(beyond);
  return joinsCode.test(characters[start - 1] ?? '') || (joinsCode.test(after) && !isEnd);
}
