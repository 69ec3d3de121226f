import type { LexiconVersion } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Database } from '#src/database/create-database.ts';
import { inTransaction } from '#src/database/transaction.ts';
import type { EntryColumns, LexiconEntryRow, LexiconRow } from '../lexicon.queries.ts';
import { forgetOldVersions } from './forget-old-versions.ts';

export interface LexiconVersionRow extends Pick<
  LexiconVersion,
  'version' | 'action' | 'added' | 'changed' | 'removed'
> {
  readonly created_at: Date;
  readonly entry_count: number;
  readonly of_version: number | null;
}

export type NewEntryRow = EntryColumns & Pick<LexiconEntryRow, 'id'>;

export interface LexiconChangeRequest {
  readonly accountId: string;
  readonly action: LexiconVersion['action'];
  readonly ofVersion?: number;
}

/** What a change does in its transaction; the rows it opens hold from `next` on, those it closes until then. */
export interface ChangeContext {
  readonly tx: Knex.Transaction;
  readonly lexicon: LexiconRow;
  readonly next: number;
  close(rows: (query: Knex.QueryBuilder) => void): Promise<ClosedRow[]>;
  open(rows: readonly OpenedRow[]): Promise<void>;
}

export type ClosedRow = Pick<LexiconEntryRow, 'id' | 'created_at'>;
export type OpenedRow = NewEntryRow & { readonly created_at?: Date };

export type LexiconVersionsQueries = ReturnType<typeof createLexiconVersionsQueries>;

/** Rows that one statement inserts. */
const rowsAtOnce = 1_000;

/** Changes of lexicons and what they made: changes of one account take turns, and each makes a version. */
export function createLexiconVersionsQueries(db: Database) {
  return {
    /**
     * Makes a new version by closing and opening rows.
     *
     * @param change what it does. @returns the version, or undefined when nothing was closed or opened.
     * @throws where two entries would be alike.
     */
    makeVersion(
      { accountId, action, ofVersion }: LexiconChangeRequest,
      change: (context: ChangeContext) => Promise<void>,
    ): Promise<LexiconVersionRow | undefined> {
      return inTransaction(db, async (tx) => {
        await tx('lexicons').insert({ account_id: accountId, version: 0 }).onConflict('account_id').ignore();
        const lexicon = await tx('lexicons')
          .where({ account_id: accountId })
          .forUpdate()
          .first<LexiconRow>('version', 'entry_count', 'oldest_version');
        const next = lexicon.version + 1;
        const closed = new Set<string>();
        const opened = new Set<string>();
        await change({
          tx,
          lexicon,
          next,
          async close(rows) {
            const ended = await tx('lexicon_entries')
              .where({ account_id: accountId })
              .whereNull('until_version')
              .modify(rows)
              .update({ until_version: next })
              .returning<ClosedRow[]>(['id', 'created_at']);
            ended.forEach(({ id }) => closed.add(id));
            return ended;
          },
          async open(rows) {
            for (let from = 0; from < rows.length; from += rowsAtOnce) {
              const part = rows.slice(from, from + rowsAtOnce);
              await tx('lexicon_entries').insert(
                part.map((row) => ({
                  ...row,
                  account_id: accountId,
                  since_version: next,
                  created_at: row.created_at ?? tx.fn.now(),
                })),
              );
              part.forEach(({ id }) => opened.add(id));
            }
          },
        });
        if (closed.size === 0 && opened.size === 0) {
          return undefined;
        }
        const changed = opened.intersection(closed).size;
        const entryCount = lexicon.entry_count + opened.size - closed.size;
        await tx('lexicons')
          .where({ account_id: accountId })
          .update({ version: next, entry_count: entryCount, closed_count: tx.raw('closed_count + ?', [closed.size]) });
        const [row] = await tx('lexicon_versions')
          .insert({
            account_id: accountId,
            version: next,
            action,
            added: opened.size - changed,
            changed,
            removed: closed.size - changed,
            entry_count: entryCount,
            of_version: ofVersion ?? null,
          })
          .returning<LexiconVersionRow[]>('*');
        await forgetOldVersions(tx, accountId);
        return row;
      });
    },

    async listVersions(accountId: string, before: number | undefined, limit: number): Promise<LexiconVersionRow[]> {
      return db('lexicon_versions')
        .where({ account_id: accountId })
        .modify((query) => {
          if (before !== undefined) {
            query.where('version', '<', before);
          }
        })
        .orderBy('version', 'desc')
        .limit(limit)
        .select<LexiconVersionRow[]>('*');
    },

    async findVersion(accountId: string, version: number): Promise<LexiconVersionRow | undefined> {
      return db('lexicon_versions').where({ account_id: accountId, version }).first<LexiconVersionRow | undefined>('*');
    },

    /** What a version has closed and opened, in the order of what is written. */
    async listChangedRows(accountId: string, version: number, limit: number): Promise<LexiconEntryRow[]> {
      return db('lexicon_entries')
        .where({ account_id: accountId })
        .where((either) => {
          either.where('since_version', version).orWhere('until_version', version);
        })
        .orderBy(['written', 'id', 'since_version'])
        .limit(limit)
        .select<LexiconEntryRow[]>('*');
    },
  };
}
