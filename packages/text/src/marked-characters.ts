import { countCharacters } from './characters.ts';

/** How a text is marked up, as a request names it; nothing where the text says it by itself. */
interface Notation {
  readonly ssml?: boolean | undefined;
  readonly markup?: boolean | undefined;
}

/** What is taken for SSML without being told: no text begins so. */
const documentStart = /^\uFEFF?\s*(?:<\?xml\b[^>]{0,200}\?>\s*)?<speak[\s/>]/u;
/** A tag ends where the next one begins, whatever is missing in it: so a text is gone through once. */
const ssmlTag = /<(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gu;
const reference = /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gu;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const lightTag = /\\([[\]\\])|\[\/?[ \t]*[^\s[\]/]+(?:[ \t][^[\]\n]*)?\]/gu;

/**
 * Counts the characters of a text that may be marked up as they are charged: those of its words, without tags, with
 * blanks of a document as one. What aliases say beyond their measure is charged, too, and known to the service alone.
 *
 * @param text right markup; of wrong markup, which nobody speaks, the count says little.
 */
export function countMarkedCharacters(text: string, { ssml, markup = false }: Notation): number {
  const isMarked = markup || (ssml ?? isSsml(text));
  return isMarked
    ? countCharacters(
        withoutMarkup(text, { ssml, markup })
          .replace(/[ \t\r\n]+/gu, ' ')
          .trim(),
      )
    : countCharacters(text);
}

/** Whether a text says by itself that it is SSML: its first element is `<speak>`. */
export function isSsml(text: string): boolean {
  return documentStart.test(text);
}

/** The words of a text, or of a piece of one that cuts no tag. */
export function withoutMarkup(text: string, { ssml, markup = false }: Notation): string {
  if (markup) {
    return text.replace(lightTag, (_tag, sign: string | undefined) => sign ?? '');
  }
  return (ssml ?? isSsml(text)) ? removeTags(text) : text;
}

function removeTags(text: string): string {
  const withoutComments = mapBetween(text, ['<!--', '-->'], () => '');
  return mapBetween(withoutComments, ['<![CDATA[', ']]>'], (literal) =>
    literal.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
    .replace(ssmlTag, '')
    .replace(reference, readReference);
}

/** Replaces what stands between two signs, and the signs with it. */
function mapBetween(
  text: string,
  [open, close]: readonly [string, string],
  replace: (inner: string) => string,
): string {
  const [before = '', ...pieces] = text.split(open);
  return (
    before +
    pieces
      .map((piece) => {
        const end = piece.indexOf(close);
        return end < 0 ? piece : replace(piece.slice(0, end)) + piece.slice(end + close.length);
      })
      .join('')
  );
}

function readReference(written: string, hexadecimal?: string, decimal?: string, name?: string): string {
  if (name !== undefined) {
    return entities[name] ?? '';
  }
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
