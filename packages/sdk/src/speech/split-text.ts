import { countCharacters } from './count-characters.ts';

/**
 * A word of one or two letters before a full stop is an abbreviation or an initial (`د.`, `ص.`), not the end of a
 * sentence.
 */
const sentenceEnd = /(?:(?<![\s\p{P}]\p{L}{1,2}|^\p{L}{1,2})\.|[!?؟۔…])[\p{Pf}\p{Pe}"'\p{M}]*\s+|\n\s*/gu;
const clauseEnd = /[،؛,;:—–-]\s+/gu;
const wordEnd = /\s+/gu;

/** Where to cut, the best first. */
const ends = [sentenceEnd, clauseEnd, wordEnd];

/**
 * Divides a text at the ends of sentences into as few parts as fit; a sentence that is too long is divided at its
 * clauses, then between words, at last between letters.
 *
 * @param charactersMax characters of a part, as they are charged; at least 1.
 * @returns parts that, one after another, are the text.
 */
export function splitText(text: string, charactersMax: number): string[] {
  if (countCharacters(text) <= charactersMax) {
    return text === '' ? [] : [text];
  }
  const parts: string[] = [];
  let part = '';
  let room = charactersMax;
  for (const { piece, characters } of piecesOf(text, charactersMax, 0)) {
    if (characters > room && part !== '') {
      parts.push(part);
      part = '';
      room = charactersMax;
    }
    part += piece;
    room -= characters;
  }
  return part === '' ? parts : [...parts, part];
}

interface Piece {
  readonly piece: string;
  readonly characters: number;
}

function* piecesOf(text: string, charactersMax: number, level: number): Generator<Piece> {
  const end = ends[level];
  for (const piece of end === undefined ? lettersOf(text) : cutBehind(text, end)) {
    const characters = countCharacters(piece);
    if (characters > charactersMax && end !== undefined) {
      yield* piecesOf(piece, charactersMax, level + 1);
    } else {
      yield { piece, characters };
    }
  }
}

function* cutBehind(text: string, end: RegExp): Generator<string> {
  let start = 0;
  for (const { index, 0: found } of text.matchAll(end)) {
    const cut = index + found.length;
    // A mark belongs to what it stands behind.
    if (!/^\p{M}/u.test(text.slice(cut, cut + 2))) {
      yield text.slice(start, cut);
      start = cut;
    }
  }
  const rest = text.slice(start);
  if (rest !== '') {
    yield rest;
  }
}

/** What readers take for one letter, marks included. */
function* lettersOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)) {
    yield segment;
  }
}
