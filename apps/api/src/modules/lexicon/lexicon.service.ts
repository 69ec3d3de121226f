import { randomUUID } from 'node:crypto';
import {
  type CreateLexiconEntryBody,
  type Lexicon,
  type LexiconEntry,
  type ListLexiconQuery,
  type UpdateLexiconEntryBody,
  lexiconId,
} from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { acceptEntry, fieldsOf, presentEntry, requireRoom } from './lexicon.policy.ts';
import type { LexiconQueries } from './lexicon.queries.ts';
import { refuseDuplicateEntry } from './versions/refuse-duplicate-entry.ts';
import type { LexiconVersionsQueries } from './versions/lexicon-versions.queries.ts';

/** What people and programs do with the entries of an account. All throw AppError. */
export interface LexiconService {
  list(accountId: string, query: ListLexiconQuery): Promise<Lexicon>;
  /** All entries, for somebody who takes their data along. */
  listAll(accountId: string): Promise<{ version: number; entries: LexiconEntry[] }>;
  find(accountId: string, id: string): Promise<LexiconEntry>;
  create(accountId: string, body: CreateLexiconEntryBody): Promise<LexiconEntry>;
  update(accountId: string, id: string, changes: UpdateLexiconEntryBody): Promise<LexiconEntry>;
  delete(accountId: string, id: string): Promise<void>;
}

export interface LexiconServiceOptions {
  readonly queries: LexiconQueries;
  readonly versions: LexiconVersionsQueries;
}

export function createLexiconService({ queries, versions }: LexiconServiceOptions): LexiconService {
  async function findRow(accountId: string, id: string) {
    const row = await queries.findEntry(accountId, id);
    if (!row) {
      throw new AppError('not_found');
    }
    return row;
  }

  async function find(accountId: string, id: string): Promise<LexiconEntry> {
    return presentEntry(await findRow(accountId, id));
  }

  return {
    find,
    async list(accountId, query) {
      const [{ version, entry_count: entryCount }, rows] = await Promise.all([
        queries.findLexicon(accountId),
        queries.listEntries(accountId, query),
      ]);
      const nextCursor = rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null;
      return { id: lexiconId, entries: rows.map(presentEntry), nextCursor, entryCount, version };
    },
    async listAll(accountId) {
      const { version } = await queries.findLexicon(accountId);
      return { version, entries: (await queries.listAll(accountId, version)).map(presentEntry) };
    },
    async create(accountId, body) {
      const entry = acceptEntry(body);
      const id = randomUUID();
      await refuseDuplicateEntry(
        versions.makeVersion({ accountId, action: 'create' }, async ({ lexicon, open }) => {
          requireRoom(lexicon.entry_count + 1);
          await open([{ ...entry, id }]);
        }),
      );
      return find(accountId, id);
    },
    async update(accountId, id, changes) {
      const before = await findRow(accountId, id);
      const entry = acceptEntry({ ...fieldsOf(before), ...(changes as Partial<CreateLexiconEntryBody>) });
      await refuseDuplicateEntry(
        versions.makeVersion({ accountId, action: 'update' }, async ({ close, open }) => {
          const closed = await close((rows) => {
            rows.where({ id });
          });
          await open(closed.map(({ created_at }) => ({ ...entry, id, created_at })));
        }),
      );
      return find(accountId, id);
    },
    async delete(accountId, id) {
      const version = await versions.makeVersion({ accountId, action: 'delete' }, async ({ close }) => {
        await close((rows) => {
          rows.where({ id });
        });
      });
      if (!version) {
        throw new AppError('not_found');
      }
    },
  };
}
