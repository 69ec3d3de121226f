import type { PlacedPiece } from '../plan/plan-builder.ts';

/** The five entities that XML has by itself; no other is ever declared here. */
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** What is not said as it stands: references, and blanks other than one space. */
const irregular = /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));|[ \t\r\n]{2,}|[\t\r\n]/gu;
const irregularBlanks = /[ \t\r\n]{2,}|[\t\r\n]/gu;

/**
 * The text of a stretch of a document in pieces, each with its place: references are the character that they stand for,
 * and a run of blanks, such as a line break with its indentation, is one space.
 *
 * @param source the whole document; from `from` up to `to` it holds no markup.
 * @param isLiteral true in a CDATA section, where nothing is a reference.
 */
export function placeText(
  source: string,
  from: number,
  to: number,
  { isLiteral = false }: { readonly isLiteral?: boolean } = {},
): PlacedPiece[] {
  const text = source.slice(from, to);
  // Most stretches are words with single spaces, and a search costs far less than an iterator of matches.
  if (text.search(isLiteral ? irregularBlanks : irregular) < 0) {
    return text === '' ? [] : [{ text, from, to }];
  }
  const pieces: PlacedPiece[] = [];
  let read = 0;
  for (const { 0: written, 1: hexadecimal, 2: decimal, 3: name, index } of text.matchAll(
    isLiteral ? irregularBlanks : irregular,
  )) {
    if (index > read) {
      pieces.push({ text: text.slice(read, index), from: from + read, to: from + index });
    }
    read = index + written.length;
    pieces.push({ text: characterOf({ hexadecimal, decimal, name }), from: from + index, to: from + read });
  }
  if (read < text.length) {
    pieces.push({ text: text.slice(read), from: from + read, to });
  }
  return pieces;
}

interface Reference {
  readonly hexadecimal: string | undefined;
  readonly decimal: string | undefined;
  readonly name: string | undefined;
}

/** Blanks are none of these. */
function characterOf({ hexadecimal, decimal, name }: Reference): string {
  if (name !== undefined) {
    return entities[name] ?? '';
  }
  const code = hexadecimal === undefined ? Number(decimal ?? 0x20) : Number.parseInt(hexadecimal, 16);
  const character = String.fromCodePoint(code);
  return /^\s$/u.test(character) ? ' ' : character;
}
