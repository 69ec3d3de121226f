import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';

/** The entries of a zip file, opened one by one and only by exact name, so that no name can lead anywhere. */
export interface Archive {
  readonly has: (name: string) => boolean;
  /** @throws DocumentError `file_damaged` when there is no such entry, `expands_too_much` beyond the limits. */
  readonly read: (name: string) => Promise<Uint8Array>;
}

/**
 * Opens a zip file. What an entry claims about its size is not believed: expanding stops at the limit.
 *
 * @throws DocumentError
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    // An OLE container: an encrypted document of Office, or one of its old formats.
    throw new DocumentError('file_encrypted', 'The file is encrypted, or of an old format.');
  }
  const zip = await open(bytes);
  const entries = await listEntries(zip);
  let expandedBytes = 0;
  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (entry === undefined) {
        throw new DocumentError('file_damaged', `The archive lacks ${name}.`);
      }
      if (entry.isEncrypted()) {
        throw new DocumentError('file_encrypted', `${name} is encrypted.`);
      }
      const content = await expand(
        zip,
        entry,
        Math.min(documentLimits.entryBytesMax, documentLimits.expandedBytesMax - expandedBytes),
      );
      expandedBytes += content.length;
      return content;
    },
  };
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { lazyEntries: true, autoClose: false },
      (error, zip) => (error === null ? resolve(zip) : reject(damaged(error))),
    );
  });
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error) => reject(damaged(error)));
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      if (entries.size >= documentLimits.entriesMax) {
        reject(new DocumentError('expands_too_much', 'Too many entries in the archive.'));
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

async function expand(zip: ZipFile, entry: Entry, bytesMax: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > bytesMax) {
    throw new DocumentError('expands_too_much', `${entry.fileName} expands to more than is allowed.`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await openEntry(zip, entry)) {
      const part = chunk as Buffer;
      length += part.length;
      // yauzl ends an entry that is larger than it says; this line does not depend on it.
      if (length > bytesMax) {
        throw new DocumentError('expands_too_much', `${entry.fileName} expands to more than is allowed.`);
      }
      chunks.push(part);
    }
  } catch (error) {
    throw error instanceof DocumentError ? error : damaged(error);
  }
  return Buffer.concat(chunks, length);
}

function openEntry(zip: ZipFile, entry: Entry): Promise<AsyncIterable<unknown>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(damaged(error))));
  });
}

function damaged(cause: unknown): DocumentError {
  return new DocumentError('file_damaged', 'The archive is damaged.', { cause });
}
