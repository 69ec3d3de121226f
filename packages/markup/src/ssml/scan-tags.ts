import type { DocumentReader } from './document-reader.ts';
import type { StartTag } from './read-element.ts';

/** Declarations, comments, CDATA, references to other than XML's own five names, and what no document may hold. */
const unusual =
  /<[!?]|\]\]>|&(?!(?:lt|gt|amp|quot|apos);)|[^\t\n\r\u0020-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const startTag =
  /^<([A-Za-z][\w.:-]*)((?:[ \t\r\n]+[A-Za-z][\w.:-]*=(?:"[^"<>&\t\r\n]*"|'[^'<>&\t\r\n]*'))*)[ \t\r\n]*(\/?)>$/u;
const attribute = /([^\s=]+)=(?:"([^"]*)"|'([^']*)')/gu;

interface ScannedTag extends StartTag {
  readonly isEmpty: boolean;
}

/**
 * Follows a document that is written as most are, of tags with plain attributes and text, in a fraction of the time
 * that a parser of XML needs. It accepts less than XML and never more: whatever else it meets, a fault or only
 * something rarer, is left to the parser.
 *
 * @returns false where it met such; the reader has then been told of what stands before.
 */
export function scanTags(source: string, reader: Pick<DocumentReader, 'readText' | 'open' | 'close'>): boolean {
  if (unusual.test(source)) {
    return false;
  }
  // The same few tags come again and again.
  const tags = new Map<string, ScannedTag | undefined>();
  const open: string[] = [];
  let at = source.search(/[^ \t\r\n]/u);
  do {
    const end = source.indexOf('>', at) + 1;
    const written = source.slice(at, end);
    if (written === `</${open.at(-1)}>`) {
      open.pop();
      reader.close(end);
    } else {
      const tag = tags.get(written) ?? readTag(written);
      if (!tag) {
        return false;
      }
      tags.set(written, tag);
      reader.open(tag, end);
      if (tag.isEmpty) {
        reader.close(end);
      } else {
        open.push(tag.name);
      }
    }
    const next = source.indexOf('<', end);
    if (open.length > 0 && next > end) {
      reader.readText(next);
    }
    at = open.length > 0 ? next : end;
  } while (open.length > 0);
  return /^[ \t\r\n]*$/u.test(source.slice(at));
}

/** A start tag; nothing where it is anything else, or an attribute is there twice. */
function readTag(written: string): ScannedTag | undefined {
  const found = startTag.exec(written);
  if (!found) {
    return undefined;
  }
  const [, name = '', list = '', slash] = found;
  const attributes: Record<string, string> = {};
  for (const [, own = '', double, single = ''] of list.matchAll(attribute)) {
    if (Object.hasOwn(attributes, own)) {
      return undefined;
    }
    attributes[own] = double ?? single;
  }
  return { name, attributes, isEmpty: slash === '/' };
}
