import { randomUUID } from 'node:crypto';
import {
  type CreateLexiconEntryBody,
  type Lexicon,
  type LexiconEntry,
  type ListLexiconQuery,
  type UpdateLexiconEntryBody,
  lexiconLimits,
  limits,
} from '@rakhim/contract';
import { findEntryFault, removeMarks } from '@rakhim/arabic/checks';
import { AppError } from '#src/errors/app-error.ts';
import type { LexiconEntryRow, LexiconQueries } from './lexicon.queries.ts';

/** What people and programs do with the entries of an account. All throw AppError. */
export interface LexiconService {
  list(accountId: string, query: ListLexiconQuery): Promise<Lexicon>;
  find(accountId: string, id: string): Promise<LexiconEntry>;
  create(accountId: string, body: CreateLexiconEntryBody): Promise<LexiconEntry>;
  update(accountId: string, id: string, changes: UpdateLexiconEntryBody): Promise<LexiconEntry>;
  delete(accountId: string, id: string): Promise<void>;
}

export function createLexiconService({ queries }: { queries: LexiconQueries }): LexiconService {
  async function find(accountId: string, id: string): Promise<LexiconEntry> {
    const row = await queries.findEntry(accountId, id);
    if (!row) {
      throw new AppError('not_found');
    }
    return present(row);
  }

  return {
    find,
    async list(accountId, query) {
      const [{ version, entry_count: entryCount }, rows] = await Promise.all([
        queries.findLexicon(accountId),
        queries.listEntries(accountId, query),
      ]);
      const nextCursor = rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null;
      return { entries: rows.map(present), nextCursor, entryCount, version };
    },
    async create(accountId, body) {
      const entry = accept(body);
      const id = randomUUID();
      const isStored = await unlessOneExists(() =>
        queries.insertEntry({ ...entry, id, account_id: accountId }, lexiconLimits.entriesMax),
      );
      if (!isStored) {
        throw new AppError('lexicon_full', { values: { max: lexiconLimits.entriesMax } });
      }
      return find(accountId, id);
    },
    async update(accountId, id, changes) {
      const { createdAt: _created, updatedAt: _updated, ...before } = await find(accountId, id);
      const entry = accept({ ...before, ...(changes as Partial<typeof before>) });
      await unlessOneExists(() => queries.updateEntry({ ...entry, id, account_id: accountId }));
      return find(accountId, id);
    },
    async delete(accountId, id) {
      if (!(await queries.deleteEntry(accountId, id))) {
        throw new AppError('not_found');
      }
    },
  };
}

/** @throws AppError naming what to change in an entry that could not be used. */
function accept(body: CreateLexiconEntryBody): CreateLexiconEntryBody {
  const { written, reading, kind } = body;
  const fault = findEntryFault({ written, reading, kind });
  if (fault) {
    const param = fault === 'reading_not_words' ? 'reading' : 'written';
    throw new AppError('validation_failed', { param, reason: `reasons:${fault}` });
  }
  // As of readings that come with a request: one could have a book spoken in the place of a letter.
  if (lengthOf(reading) > limits.readingLettersPerCharacterMax * lengthOf(written)) {
    throw new AppError('validation_failed', { param: 'reading', reason: 'reasons:reading_too_long' });
  }
  return body;
}

function lengthOf(words: string): number {
  return Array.from(removeMarks(words)).length;
}

async function unlessOneExists(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'lexicon_entries__written') {
      throw new AppError('lexicon_entry_exists', { param: 'written' });
    }
    throw error;
  }
}

function present({ created_at: createdAt, updated_at: updatedAt, account_id: _account, ...entry }: LexiconEntryRow) {
  return { ...entry, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
