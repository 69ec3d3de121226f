/** A mark that opens a quotation, and those that may close it. */
const partners: Readonly<Record<string, string>> = { '«': '»', '“': '””', '„': '“”', '"': '"' };
/** A quotation that is longer than this, in code points, was not closed. */
const lengthMax = 2_000;

/** Tells of the places of a text, asked for in order, whether they lie between quotation marks. */
export interface Quotations {
  /** @param place index of a code point; never before the one asked for last. */
  includes(place: number): boolean;
}

/** Walks along a text as its words are spoken, so that a long text costs no memory. A paragraph ends every quotation. */
export function followQuotations(text: string): Quotations {
  let [unit, point, openedAt] = [0, 0, -1];
  let closing = '';

  function read(character: string): void {
    if (openedAt >= 0 && (closing.includes(character) || character === '\n' || point - openedAt > lengthMax)) {
      openedAt = -1;
    } else if (openedAt < 0 && partners[character] !== undefined) {
      openedAt = point;
      closing = partners[character];
    }
  }

  return {
    includes(place) {
      while (point < place && unit < text.length) {
        const character = String.fromCodePoint(text.codePointAt(unit) ?? 0);
        read(character);
        unit += character.length;
        point += 1;
      }
      return openedAt >= 0;
    },
  };
}
