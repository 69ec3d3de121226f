import type { InboxFilter } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';

export interface ViewRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly filter: InboxFilter;
  readonly is_shared: boolean;
}

export type ViewsQueries = ReturnType<typeof createViewsQueries>;

const columns = ['id', 'owner_id', 'name', 'filter', 'is_shared'] as const;
/** The most views that all administrators have together: what one screen can offer. */
const listedMax = 500;

export function createViewsQueries(db: Knex) {
  return {
    async listViews(ownerId: string): Promise<ViewRow[]> {
      return db<ViewRow>('inbox_views')
        .where({ owner_id: ownerId })
        .orWhere({ is_shared: true })
        .orderBy(['name', 'id'])
        .limit(listedMax)
        .select(...columns);
    },

    /**
     * Inserts a view unless its owner has reached the limit. Inserts of one owner are serialized, so that the count
     * holds. @returns whether it did.
     */
    async insertView({ filter, ...row }: ViewRow, max: number): Promise<boolean> {
      return inTransaction(db, async (tx) => {
        await tx('accounts').where({ id: row.owner_id }).forUpdate().first('id');
        const views = await tx('inbox_views').where({ owner_id: row.owner_id }).select('id');
        if (views.length >= max) {
          return false;
        }
        await tx('inbox_views').insert({ ...row, filter: JSON.stringify(filter) });
        return true;
      });
    },

    async updateView({ id, owner_id: ownerId, name, filter, is_shared: isShared }: ViewRow): Promise<boolean> {
      return (
        (await db('inbox_views')
          .where({ id, owner_id: ownerId })
          .update({ name, filter: JSON.stringify(filter), is_shared: isShared })) > 0
      );
    },

    async deleteView(id: string, ownerId: string): Promise<boolean> {
      return (await db('inbox_views').where({ id, owner_id: ownerId }).delete()) > 0;
    },
  };
}
