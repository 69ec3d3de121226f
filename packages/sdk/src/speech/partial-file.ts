import type { SpeechFormat } from '../generated/api-types.ts';
import { type FileJournal, readJournal, writeJournal } from './file-journal.ts';
import type { FileSystem, OpenFile } from './file-system.ts';
import { writeWavSizes } from './join-sounds.ts';
import { soundHeaderReaders } from './sound-header.ts';
import { type SpeechFacts, addFacts } from './speech-facts.ts';

/** A file that is written beside its place and takes it when it is whole. */
export interface PartialFile {
  readonly journal: FileJournal;
  /** Writes one part behind those that are done. */
  writePart(chunks: AsyncIterable<Uint8Array>, facts: SpeechFacts): Promise<void>;
  /** Puts the whole file in its place. */
  finish(): Promise<void>;
  /** Leaves what there is for a later call, or nothing. */
  leave(isWorthKeeping: boolean): Promise<void>;
}

export interface PartialFileOptions {
  readonly path: string;
  readonly format: SpeechFormat;
  /** The fingerprint of the utterance; a journal with another one is not resumed. */
  readonly fingerprint: string;
  readonly isResuming: boolean;
  /** The root of the keys, where no journal has one. */
  readonly createRoot: () => string | null;
}

/** Takes up what an earlier call left, or begins. */
export async function openPartialFile(files: FileSystem, options: PartialFileOptions): Promise<PartialFile> {
  const { path, format, fingerprint } = options;
  const partialPath = `${path}.part`;
  const journalPath = `${path}.part.json`;
  const left = options.isResuming ? await readJournal(files, journalPath, fingerprint) : undefined;
  const begun = left && (await files.open(partialPath, 'r+').catch(() => undefined));
  const file = begun ?? (await files.open(partialPath, 'w+'));
  const beginning = {
    fingerprint,
    idempotencyKey: left === undefined ? options.createRoot() : left.idempotencyKey,
    partsDone: 0,
    bytesDone: 0,
    facts: null,
    requestIds: [],
  };
  let journal: FileJournal = begun && left ? left : beginning;
  await file.truncate(journal.bytesDone);
  // The key must outlive this process before anything is paid for under it.
  await writeJournal(files, journalPath, journal);

  return {
    get journal() {
      return journal;
    },
    async writePart(chunks, facts) {
      let { bytesDone } = journal;
      for await (const chunk of chunks) {
        await writeAll(file, chunk, bytesDone);
        bytesDone += chunk.length;
      }
      await file.sync();
      const sum = journal.facts === null ? facts : addFacts(journal.facts, facts);
      journal = {
        ...journal,
        bytesDone,
        partsDone: journal.partsDone + 1,
        facts: sum,
        requestIds: [...journal.requestIds, facts.requestId],
      };
      await writeJournal(files, journalPath, journal);
    },
    async finish() {
      if (format === 'wav') {
        await finishWav(file, journal.bytesDone);
      }
      await file.sync();
      await file.close();
      await files.rename(partialPath, path);
      await files.rm(journalPath, { force: true });
    },
    async leave(isWorthKeeping) {
      await file.close();
      if (!isWorthKeeping) {
        await files.rm(partialPath, { force: true });
        await files.rm(journalPath, { force: true });
      }
    },
  };
}

async function writeAll(file: OpenFile, chunk: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    written += (await file.write(chunk, written, chunk.length - written, position + written)).bytesWritten;
  }
}

const wavHeaderLengthMax = 4096;

/** A stream cannot know its length when it begins; its file can. */
async function finishWav(file: OpenFile, fileLength: number): Promise<void> {
  const beginning = new Uint8Array(Math.min(wavHeaderLengthMax, fileLength));
  await file.read(beginning, 0, beginning.length, 0);
  const head = soundHeaderReaders.wav(beginning);
  if (head !== undefined) {
    writeWavSizes(beginning, head.length, fileLength);
    await writeAll(file, beginning.subarray(0, head.length), 0);
  }
}
