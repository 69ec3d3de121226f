import type { LexiconEntry, ListLexiconQuery } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Database } from '#src/database/create-database.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { matchEntries } from './match-entries.ts';

export interface LexiconEntryRow extends Pick<
  LexiconEntry,
  'id' | 'written' | 'reading' | 'kind' | 'part' | 'dialect' | 'priority' | 'note'
> {
  readonly account_id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewLexiconEntryRow = Omit<LexiconEntryRow, 'created_at' | 'updated_at'>;

export interface LexiconRow {
  readonly version: number;
  readonly entry_count: number;
}

export type LexiconQueries = ReturnType<typeof createLexiconQueries>;

export function createLexiconQueries(db: Database) {
  /**
   * Changes a lexicon: changes of one account take turns, and each that changed entries makes a new version.
   *
   * @param change what it does; gets the number of entries before. @returns how many there are more, or undefined when
   * it found nothing to change.
   */
  function inNewVersion(
    accountId: string,
    change: (tx: Knex.Transaction, entryCount: number) => Promise<number | undefined>,
  ): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      await tx('lexicons').insert({ account_id: accountId, version: 0 }).onConflict('account_id').ignore();
      const lexicon = await tx('lexicons')
        .where({ account_id: accountId })
        .forUpdate()
        .first<LexiconRow>('entry_count');
      const added = await change(tx, lexicon.entry_count);
      if (added === undefined) {
        return false;
      }
      await tx('lexicons')
        .where({ account_id: accountId })
        .update({ version: tx.raw('version + 1'), entry_count: lexicon.entry_count + added });
      return true;
    });
  }

  return {
    async findLexicon(accountId: string): Promise<LexiconRow> {
      const row = await db('lexicons')
        .where({ account_id: accountId })
        .first<LexiconRow | undefined>('version', 'entry_count');
      return row ?? { version: 0, entry_count: 0 };
    },

    /** A page of entries in the order of what is written. */
    async listEntries(accountId: string, { limit, cursor, search }: ListLexiconQuery): Promise<LexiconEntryRow[]> {
      return db('lexicon_entries')
        .where({ account_id: accountId })
        .modify((query) => {
          if (search !== undefined) {
            matchEntries(query, search);
          }
          if (cursor !== undefined) {
            query.whereRaw(
              '(written, id) > (SELECT written, id FROM lexicon_entries WHERE id = ? AND account_id = ?)',
              [cursor, accountId],
            );
          }
        })
        .orderBy(['written', 'id'])
        .limit(limit)
        .select<LexiconEntryRow[]>('*');
    },

    /** All entries, to be compiled. */
    async listAll(accountId: string): Promise<LexiconEntryRow[]> {
      return db('lexicon_entries').where({ account_id: accountId }).orderBy('id').select<LexiconEntryRow[]>('*');
    },

    async findEntry(accountId: string, id: string): Promise<LexiconEntryRow | undefined> {
      return db('lexicon_entries').where({ account_id: accountId, id }).first<LexiconEntryRow | undefined>('*');
    },

    /** @returns false when the lexicon is full. @throws where the account has an entry like it. */
    insertEntry(row: NewLexiconEntryRow, entriesMax: number): Promise<boolean> {
      return inNewVersion(row.account_id, async (tx, entryCount) => {
        if (entryCount >= entriesMax) {
          return undefined;
        }
        await tx('lexicon_entries').insert(row);
        return 1;
      });
    },

    /** @returns false when there is no such entry. @throws where the account has another one like it. */
    updateEntry({ account_id: accountId, id, ...changed }: NewLexiconEntryRow): Promise<boolean> {
      return inNewVersion(accountId, async (tx) => {
        const count = await tx('lexicon_entries')
          .where({ account_id: accountId, id })
          .update({ ...changed, updated_at: tx.fn.now() });
        return count > 0 ? 0 : undefined;
      });
    },

    /** @returns false when there is no such entry. */
    deleteEntry(accountId: string, id: string): Promise<boolean> {
      return inNewVersion(accountId, async (tx) => {
        const count = await tx('lexicon_entries').where({ account_id: accountId, id }).delete();
        return count > 0 ? -count : undefined;
      });
    },
  };
}
