import { type CreateLexiconEntryBody, type LexiconEntry, lexiconLimits, limits } from '@rakhim/contract';
import {
  type EntryFault,
  type LexiconEntry as PronunciationEntry,
  findEntryFault,
  removeMarks,
  vowelledReading,
} from '@rakhim/arabic/checks';
import { AppError } from '#src/errors/app-error.ts';
import type { EntryColumns, LexiconEntryRow } from './lexicon.queries.ts';

/** The reason why an entry is refused; each has a sentence. */
export type RefusedEntry = EntryFault | 'reading_too_long';

const paramOf: Readonly<Record<RefusedEntry, 'written' | 'reading'>> = {
  written_not_words: 'written',
  written_not_one_word: 'written',
  written_not_so_said: 'written',
  reading_not_words: 'reading',
  reading_not_phonemes: 'reading',
  reading_not_a_way: 'reading',
  reading_too_long: 'reading',
};

/** @returns why an entry cannot be used, or `undefined`. */
export function refuseEntry(body: CreateLexiconEntryBody): RefusedEntry | undefined {
  const entry = toPronunciationEntry(toColumns(body));
  const fault = findEntryFault(entry);
  if (fault) {
    return fault;
  }
  // Same limit as for readings in a request: otherwise one letter could stand for a book.
  const lettersMax = limits.readingLettersPerCharacterMax * lengthOf(entry.written);
  return lengthOf(vowelledReading(entry) ?? '') > lettersMax ? 'reading_too_long' : undefined;
}

/** @throws AppError naming what to change in an entry that could not be used. */
export function acceptEntry(body: CreateLexiconEntryBody): EntryColumns {
  const reason = refuseEntry(body);
  if (reason) {
    throw new AppError('validation_failed', { param: paramOf[reason], reason: `reasons:${reason}` });
  }
  return toColumns(body);
}

export function toColumns({ readingType, ...entry }: CreateLexiconEntryBody): EntryColumns {
  return { ...entry, reading_type: readingType };
}

/** The shape of an entry in answers. */
export function presentEntry(row: LexiconEntryRow): LexiconEntry {
  return {
    ...fieldsOf(row),
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What an entry says, without its dates. */
export function fieldsOf(row: EntryColumns): CreateLexiconEntryBody {
  const { written, reading, kind, part, dialect, priority, note, examples, reading_type: readingType } = row;
  return { written, reading, readingType, kind, part, dialect, priority, note, examples };
}

/** An entry as the reader of texts takes it. */
export function toPronunciationEntry(row: EntryColumns): PronunciationEntry {
  const { written, reading, kind, part, dialect, priority, reading_type: readingType } = row;
  return { written, reading, readingType, kind, priority, ...(part && { part }), ...(dialect && { dialect }) };
}

/** Two entries of a lexicon differ in one of these. */
export function identityOf({ written, kind, dialect }: Pick<EntryColumns, 'written' | 'kind' | 'dialect'>): string {
  return JSON.stringify([written, kind, dialect]);
}

/** @throws AppError `lexicon_full`. */
export function requireRoom(entryCount: number): void {
  if (entryCount > lexiconLimits.entriesMax) {
    throw new AppError('lexicon_full', { values: { max: lexiconLimits.entriesMax } });
  }
}

/** @throws AppError `lexicon_version_unknown` for a version that is not there yet, or no more. */
export function requireKnown(
  version: number,
  lexicon: { readonly version: number; readonly oldest_version: number },
): void {
  if (version > lexicon.version || version < lexicon.oldest_version) {
    throw new AppError('lexicon_version_unknown', { param: 'version', values: { version } });
  }
}

function lengthOf(words: string): number {
  return Array.from(removeMarks(words)).length;
}
