import type { InboxFilter } from '@nabra/contract';
import type { Knex } from 'knex';

export interface ViewRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly filter: InboxFilter;
  readonly is_shared: boolean;
}

export type ViewsQueries = ReturnType<typeof createViewsQueries>;

const columns = ['id', 'owner_id', 'name', 'filter', 'is_shared'] as const;
/** Of everybody together: what one screen can offer. */
const listedMax = 500;

export function createViewsQueries(db: Knex) {
  return {
    async listViews(ownerId: string): Promise<ViewRow[]> {
      return db<ViewRow>('inbox_views').where({ owner_id: ownerId }).orWhere({ is_shared: true }).orderBy(['name', 'id']).limit(listedMax).select(...columns);
    },

    /** Writes a view unless its owner has as many as there may be. @returns whether it did. */
    async insertView(row: ViewRow, max: number): Promise<boolean> {
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `INSERT INTO inbox_views (id, owner_id, name, filter, is_shared)
         SELECT :id, :ownerId, :name, :filter, :isShared WHERE (SELECT count(*) FROM inbox_views WHERE owner_id = :ownerId) < :max RETURNING id`,
        { id: row.id, ownerId: row.owner_id, name: row.name, filter: JSON.stringify(row.filter), isShared: row.is_shared, max },
      );
      return rows.length > 0;
    },

    async updateView({ id, owner_id: ownerId, name, filter, is_shared: isShared }: ViewRow): Promise<boolean> {
      return (await db('inbox_views').where({ id, owner_id: ownerId }).update({ name, filter: JSON.stringify(filter), is_shared: isShared })) > 0;
    },

    async deleteView(id: string, ownerId: string): Promise<boolean> {
      return (await db('inbox_views').where({ id, owner_id: ownerId }).delete()) > 0;
    },
  };
}
