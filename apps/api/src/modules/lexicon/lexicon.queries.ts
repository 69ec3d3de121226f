import type { LexiconEntry, ListLexiconQuery } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Database } from '#src/database/create-database.ts';
import { matchEntries } from './match-entries.ts';

/** What an entry says, in columns of the same names where nothing else is written. */
export interface EntryColumns extends Pick<
  LexiconEntry,
  'written' | 'reading' | 'kind' | 'part' | 'dialect' | 'priority' | 'note' | 'examples'
> {
  readonly reading_type: LexiconEntry['readingType'];
}

export interface LexiconEntryRow extends EntryColumns {
  readonly id: string;
  readonly account_id: string;
  /** The first version that has it so. */
  readonly since_version: number;
  /** The first version that has it no more, or otherwise; null in the newest. */
  readonly until_version: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface LexiconRow {
  readonly version: number;
  readonly entry_count: number;
  /** The oldest version that is still known. */
  readonly oldest_version: number;
}

export type LexiconQueries = ReturnType<typeof createLexiconQueries>;

/** Limits a query to the entries that a version has. */
function inVersion(query: Knex.QueryBuilder, version: number): void {
  query.where('since_version', '<=', version).where((either) => {
    either.whereNull('until_version').orWhere('until_version', '>', version);
  });
}

export function createLexiconQueries(db: Database) {
  return {
    async findLexicon(accountId: string): Promise<LexiconRow> {
      const row = await db('lexicons')
        .where({ account_id: accountId })
        .first<LexiconRow | undefined>('version', 'entry_count', 'oldest_version')
        .options({ name: 'find lexicon' });
      return row ?? { version: 0, entry_count: 0, oldest_version: 0 };
    },

    /** A page of the newest entries in the order of what is written. Vowels make no difference to a search. */
    async listEntries(accountId: string, { limit, cursor, search }: ListLexiconQuery): Promise<LexiconEntryRow[]> {
      return db('lexicon_entries')
        .where({ account_id: accountId })
        .whereNull('until_version')
        .modify((query) => {
          if (search !== undefined) {
            matchEntries(query, search);
          }
          if (cursor !== undefined) {
            query.whereRaw(
              '(written, id) > (SELECT written, id FROM lexicon_entries WHERE id = ? AND account_id = ? AND until_version IS NULL)',
              [cursor, accountId],
            );
          }
        })
        .orderBy(['written', 'id'])
        .limit(limit)
        .select<LexiconEntryRow[]>('*');
    },

    /** All entries of a version. */
    async listAll(accountId: string, version: number): Promise<LexiconEntryRow[]> {
      return db('lexicon_entries')
        .where({ account_id: accountId })
        .modify(inVersion, version)
        .orderBy(['written', 'id'])
        .select<LexiconEntryRow[]>('*');
    },

    async findEntry(accountId: string, id: string): Promise<LexiconEntryRow | undefined> {
      return db('lexicon_entries')
        .where({ account_id: accountId, id })
        .whereNull('until_version')
        .first<LexiconEntryRow | undefined>('*');
    },
  };
}
