import type { PlacedCharacter } from '../plan/plan-builder.ts';

/** The five entities that XML has by itself; no other is ever declared here. */
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const reference = /^&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/u;
const blanks = /[ \t\r\n]+/uy;

/**
 * The characters of a stretch of a document, each with its place: references are the character that they stand for, and
 * a run of blanks, such as a line break with its indentation, is one space.
 *
 * @param source the whole document; from `from` up to `to` it holds no markup.
 * @param isLiteral true in a CDATA section, where nothing is a reference.
 */
export function* placeText(
  source: string,
  from: number,
  to: number,
  { isLiteral = false }: { readonly isLiteral?: boolean } = {},
): Generator<PlacedCharacter> {
  for (let at = from; at < to;) {
    const { character, length } = readCharacter(source, at, isLiteral);
    yield { character, from: at, to: at + length };
    at += length;
  }
}

function readCharacter(source: string, at: number, isLiteral: boolean): { character: string; length: number } {
  blanks.lastIndex = at;
  const [blank] = blanks.exec(source) ?? [];
  if (blank !== undefined) {
    return { character: ' ', length: blank.length };
  }
  if (source[at] === '&' && !isLiteral) {
    const [whole, hexadecimal, decimal, name] = reference.exec(source.slice(at, at + 12)) ?? [];
    if (whole !== undefined) {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      const character = name === undefined ? String.fromCodePoint(code) : (entities[name] ?? '');
      return { character: /^\s$/u.test(character) ? ' ' : character, length: whole.length };
    }
  }
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { character, length: character.length };
}
