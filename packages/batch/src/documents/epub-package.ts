import { DocumentError } from './document-error.ts';
import type { Archive } from './open-archive.ts';
import { parseXml } from './parse-xml.ts';
import { readContents } from './epub-contents.ts';

/** The package document of an EPUB. Paths are names of entries. */
export interface EpubPackage {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  /** Documents in reading order. */
  readonly spine: readonly string[];
  /** Titles that the table of contents gives to each document. */
  readonly contents: ReadonlyMap<string, readonly string[]>;
  /** Entries that are encrypted, other than fonts. */
  readonly encrypted: ReadonlySet<string>;
}

interface ManifestItem {
  readonly path: string;
  readonly type: string;
  readonly properties: string;
}

/** Source: EPUB 3.3, 4.2 (container) and 5 (package document); Open Packaging Format 2.0.1 for `toc.ncx`. */
export async function readEpubPackage(archive: Archive, read: (name: string) => Promise<string>): Promise<EpubPackage> {
  const root = rootFile(await read('META-INF/container.xml'));
  const manifest = new Map<string, ManifestItem>();
  const spine: string[] = [];
  const texts = new Map<string, string>();
  let contentsId: string | undefined;
  parseXml(
    await read(root),
    (name, attributes) => {
      const local = name.replace(/^.*:/, '');
      if (local === 'item') {
        const item = {
          path: resolveEntry(root, attributes['href'] ?? ''),
          type: attributes['media-type'] ?? '',
          properties: attributes['properties'] ?? '',
        };
        manifest.set(attributes['id'] ?? '', item);
      } else if (local === 'spine') {
        contentsId = attributes['toc'];
      } else if (local === 'itemref' && attributes['linear'] !== 'no') {
        spine.push(attributes['idref'] ?? '');
      }
    },
    (name, text) => {
      if (!texts.has(name) && text.trim() !== '') {
        texts.set(name, text.trim());
      }
    },
  );
  const items = [...manifest.values()];
  const navigation = items.find(({ properties }) => properties.split(' ').includes('nav'));
  const contentsItem =
    navigation ?? manifest.get(contentsId ?? '') ?? items.find(({ type }) => type === 'application/x-dtbncx+xml');
  const contents =
    contentsItem !== undefined && archive.has(contentsItem.path)
      ? readContents(await read(contentsItem.path), contentsItem.path, resolveEntry)
      : new Map();
  const [title, author, language] = ['dc:title', 'dc:creator', 'dc:language'].map((name) => texts.get(name));
  return {
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(language !== undefined && { language }),
    spine: spine.flatMap((id) => manifest.get(id)?.path ?? []).filter((path) => path !== navigation?.path),
    contents: contents as ReadonlyMap<string, readonly string[]>,
    encrypted: await encryptedEntries(archive, read),
  };
}

function rootFile(container: string): string {
  let path: string | undefined;
  parseXml(container, (name, attributes) => {
    path ??= name.endsWith('rootfile') ? attributes['full-path'] : undefined;
  });
  if (path === undefined) {
    throw new DocumentError('file_damaged', 'The container names no package.');
  }
  return path;
}

/** The entry that a relative address leads to: `..` stops at the top, a fragment is cut off. */
function resolveEntry(base: string, href: string): string {
  try {
    const url = new URL(href, new URL(base.split('/').map(encodeURIComponent).join('/'), 'epub://book/'));
    return url.protocol === 'epub:' ? decodeURIComponent(url.pathname.slice(1)) : '';
  } catch {
    return '';
  }
}

/** Obfuscated fonts are in nearly every book and no obstacle; anything else is protection. */
async function encryptedEntries(archive: Archive, read: (name: string) => Promise<string>): Promise<Set<string>> {
  const entries = new Set<string>();
  const name = 'META-INF/encryption.xml';
  if (archive.has(name)) {
    parseXml(await read(name), (element, attributes) => {
      if (element.endsWith('cipherreference')) {
        entries.add(decodeURIComponent(attributes['uri'] ?? ''));
      }
    });
  }
  return entries;
}
