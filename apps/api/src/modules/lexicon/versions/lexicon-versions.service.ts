import { type LexiconChange, type LexiconHistory, type LexiconVersion, changedEntriesMax } from '@rakhim/contract';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import { fieldsOf, presentEntry, requireKnown, requireRoom, toColumns } from '../lexicon.policy.ts';
import type { LexiconEntryRow, LexiconQueries } from '../lexicon.queries.ts';
import type { ChangeContext, LexiconVersionRow, LexiconVersionsQueries } from './lexicon-versions.queries.ts';
import { refuseDuplicateEntry } from './refuse-duplicate-entry.ts';

/** Version history of a lexicon, with undo and restore. All throw AppError. */
export interface LexiconVersionsService {
  list(accountId: string, page: { limit: number; cursor?: number | undefined }): Promise<LexiconHistory>;
  find(accountId: string, version: number): Promise<LexiconChange>;
  /** Takes one change back, the last one when none is named. */
  undo(accountId: string, version: number | undefined): Promise<LexiconVersion>;
  /** Goes back to the entries of a version. */
  restore(accountId: string, version: number): Promise<LexiconVersion>;
}

export interface LexiconVersionsServiceOptions {
  readonly queries: LexiconQueries;
  readonly versions: LexiconVersionsQueries;
}

export function createLexiconVersionsService({
  queries,
  versions,
}: LexiconVersionsServiceOptions): LexiconVersionsService {
  async function presentMade(accountId: string, row: LexiconVersionRow | undefined): Promise<LexiconVersion> {
    if (row) {
      return presentVersion(row);
    }
    const { version } = await queries.findLexicon(accountId);
    const newest = await versions.findVersion(accountId, version);
    if (!newest) {
      throw new AppError('lexicon_version_unknown', { param: 'version', values: { version } });
    }
    return presentVersion(newest);
  }

  return {
    async list(accountId, { limit, cursor }) {
      const [{ oldest_version: oldestVersion }, rows] = await Promise.all([
        queries.findLexicon(accountId),
        versions.listVersions(accountId, cursor, limit),
      ]);
      const nextCursor = rows.length === limit ? String(rows.at(-1)?.version ?? '') : null;
      return { versions: rows.map(presentVersion), nextCursor, oldestVersion };
    },

    async find(accountId, version) {
      const row = await versions.findVersion(accountId, version);
      if (!row) {
        throw new AppError('not_found');
      }
      // Each entry has one row before and one after.
      const rows = await versions.listChangedRows(accountId, version, 2 * changedEntriesMax);
      const byId = Map.groupBy(rows, ({ id }) => id);
      const entries = [...byId.values()].slice(0, changedEntriesMax).map((both) => ({
        before: present(both.find(({ until_version: until }) => until === version)),
        after: present(both.find(({ since_version: since }) => since === version)),
      }));
      return { ...presentVersion(row), entries };
    },

    async undo(accountId, asked) {
      const made = await refuseDuplicateEntry(
        versions.makeVersion(
          { accountId, action: 'undo', ...(asked !== undefined && { ofVersion: asked }) },
          (change) => undo(change, accountId, asked ?? change.lexicon.version),
        ),
      );
      return presentMade(accountId, made);
    },

    async restore(accountId, version) {
      const made = await versions.makeVersion({ accountId, action: 'restore', ofVersion: version }, async (change) => {
        requireKnown(version, change.lexicon);
        await goBack(change, accountId, version, () => undefined);
      });
      return presentMade(accountId, made);
    },
  };
}

async function undo(change: ChangeContext, accountId: string, version: number): Promise<void> {
  const { tx, lexicon } = change;
  requireKnown(version - 1, lexicon);
  requireKnown(version, lexicon);
  if (version === lexicon.version) {
    await goBack(change, accountId, version - 1, () => undefined);
    return;
  }
  const touched = tx('lexicon_entries')
    .where({ account_id: accountId })
    .where((either) => {
      either.where('since_version', version).orWhere('until_version', version);
    })
    .select('id');
  const ofThese = (rows: Knex.QueryBuilder) => {
    rows.whereIn('id', touched.clone());
  };
  const later = await tx('lexicon_entries')
    .where({ account_id: accountId })
    .modify(ofThese)
    .where((either) => {
      either.where('since_version', '>', version).orWhere('until_version', '>', version);
    })
    .first<{ id: string } | undefined>('id');
  if (later) {
    throw new AppError('lexicon_changed_since', { param: 'version', values: { version } });
  }
  await goBack(change, accountId, version - 1, ofThese);
}

/** Gives some entries, or all, the state of a version again. */
async function goBack(
  { tx, lexicon, close, open }: ChangeContext,
  accountId: string,
  version: number,
  some: (rows: Knex.QueryBuilder) => void,
): Promise<void> {
  const former = await tx('lexicon_entries')
    .where({ account_id: accountId })
    .where('since_version', '<=', version)
    .where('until_version', '>', version)
    .modify(some)
    .select<LexiconEntryRow[]>('*');
  const closed = await close((rows) => {
    some(rows.where('since_version', '>', version));
  });
  requireRoom(lexicon.entry_count - closed.length + former.length);
  await open(former.map((row) => ({ ...toColumns(fieldsOf(row)), id: row.id, created_at: row.created_at })));
}

function presentVersion(row: LexiconVersionRow): LexiconVersion {
  const { version, action, added, changed, removed, created_at, entry_count, of_version } = row;
  return {
    version,
    action,
    createdAt: created_at.toISOString(),
    added,
    changed,
    removed,
    entryCount: entry_count,
    ofVersion: of_version,
  };
}

function present(row: LexiconEntryRow | undefined) {
  return row ? presentEntry(row) : null;
}
