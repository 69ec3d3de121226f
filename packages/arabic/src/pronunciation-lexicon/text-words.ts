/** A run of letters of one script in a text, with its marks taken off. */
export interface TextWord {
  readonly letters: string;
  /** Where each letter stands: code points of the text. The next letter's place, or `end`, ends its marks. */
  readonly places: readonly number[];
  /** The marks that were typed on each letter. */
  readonly marks: readonly string[];
  readonly end: number;
  /** Whether only blanks stand between this word and the one before. */
  readonly followsBlank: boolean;
  /** Whether it belongs to an address, a tag or a code. */
  readonly isPartOfCode: boolean;
}

const arabicLetter = /[\u0621-\u063A\u0641-\u064A\u0671-\u06D3]/u;
const latinLetter = /[A-Za-z\u00C0-\u024F]/u;
const ignorable = /[\u0640\u064B-\u0655\u0670]/u;
const joinsLatin = /['-]/u;
const joinsCode = /[@/_#:.\p{Nd}]/u;

/** Divides a text into words; digits and signs stand between them. */
export function* readTextWords(text: string): Generator<TextWord> {
  const characters = Array.from(text);
  let index = 0;
  let isAfterBlank = false;
  while (index < characters.length) {
    const first = characters[index] ?? '';
    const letter = [arabicLetter, latinLetter].find((script) => script.test(first));
    if (!letter) {
      isAfterBlank = /\s/u.test(first) ? isAfterBlank : false;
      index += 1;
      continue;
    }
    const word = readWord(characters, index, letter);
    const isPartOfCode = letter === latinLetter && isInCode(characters, index, word.end);
    yield { ...word, followsBlank: isAfterBlank, isPartOfCode };
    index = word.end;
    isAfterBlank = true;
  }
}

function readWord(characters: readonly string[], start: number, letter: RegExp) {
  const places: number[] = [];
  const marks: string[] = [];
  let letters = '';
  let end = start;
  for (; end < characters.length; end += 1) {
    const character = characters[end] ?? '';
    const isJoined =
      letter === latinLetter && joinsLatin.test(character) && latinLetter.test(characters[end + 1] ?? '');
    if (letter.test(character) || isJoined) {
      letters += character;
      places.push(end);
      marks.push('');
    } else if (letter === arabicLetter && ignorable.test(character)) {
      marks[marks.length - 1] += character === 'ـ' ? '' : character;
    } else {
      break;
    }
  }
  return { letters, places, marks, end };
}

/** A full stop or a colon belongs to a code only where something follows at once. */
function isInCode(characters: readonly string[], start: number, end: number): boolean {
  const after = characters[end] ?? '';
  const beyond = characters[end + 1] ?? '';
  const isEnd = /[.:]/u.test(after) && !/[\p{L}\p{Nd}/]/u.test(beyond);
  return joinsCode.test(characters[start - 1] ?? '') || (joinsCode.test(after) && !isEnd);
}
