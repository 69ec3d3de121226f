import { parseXml } from './parse-xml.ts';

/**
 * Titles by document, in order, from a navigation document (EPUB 3) or `toc.ncx` (EPUB 2).
 *
 * @param resolve leads from an address in the file to the name of an entry.
 */
export function readContents(
  xml: string,
  path: string,
  resolve: (base: string, href: string) => string,
): Map<string, string[]> {
  const contents = new Map<string, string[]>();
  const add = (href: string, title: string) => {
    const entry = resolve(path, href);
    const line = title.replace(/\s+/g, ' ').trim();
    if (entry !== '' && line !== '') {
      contents.set(entry, [...(contents.get(entry) ?? []), line]);
    }
  };
  if (/<(?:\w+:)?ncx[\s>]/.test(xml)) {
    readNcx(xml, add);
  } else {
    readNavigation(xml, add);
  }
  return contents;
}

function readNcx(xml: string, add: (href: string, title: string) => void): void {
  let title = '';
  parseXml(
    xml,
    (name, attributes) => {
      if (name.endsWith('content')) {
        add(attributes['src'] ?? '', title);
      }
    },
    (name, text) => {
      title = name === 'text' || name.endsWith(':text') ? text : title;
    },
  );
}

/** Only the list of contents: lists of pages and landmarks point at the same documents. */
function readNavigation(xml: string, add: (href: string, title: string) => void): void {
  let isContents = false;
  let href: string | undefined;
  let title = '';
  parseXml(
    xml,
    (name, attributes) => {
      if (name === 'nav') {
        isContents = (attributes['epub:type'] ?? 'toc').split(' ').includes('toc');
      } else if (name === 'a' && isContents) {
        href = attributes['href'];
        title = '';
      }
    },
    (name, text) => {
      title += text;
      if (name === 'a' && href !== undefined) {
        add(href, title);
        href = undefined;
      }
    },
  );
}
