import type { PoolClient } from 'pg';
import type { AnyObject, ObjectName, StripeObjects } from './objects.ts';
import { clockOf, dueAt } from './due-at.ts';

export interface Page {
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly endingBefore?: string | undefined;
}

export interface Found<T> {
  readonly data: T[];
  readonly hasMore: boolean;
}

/** The objects of the stand-in, inside one transaction. */
export interface Store {
  find<N extends ObjectName>(name: N, id: string): Promise<StripeObjects[N] | undefined>;
  /** Whatever has this id. */
  findAny(id: string): Promise<AnyObject | undefined>;
  /** Newest first; those that contain `like`. */
  list<N extends ObjectName>(name: N, like?: Record<string, unknown>, page?: Page): Promise<Found<StripeObjects[N]>>;
  /** Keeps an object, and notes when time alone will change it. */
  put(object: AnyObject, now: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** Finds the first object of a clock (`null`: of real time) that is due by then. */
  findDue(clock: string | null, horizon: number): Promise<{ object: AnyObject; dueAt: number } | undefined>;
  queueDelivery(eventId: string): Promise<void>;
  /** Does work of which nothing is kept when it throws, while the rest of the transaction goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
}

const everything: Page = { limit: 1000 };

export function createStore(client: PoolClient): Store {
  /** Returns where a cursor stands in the order of objects. */
  async function positionOf(id: string | undefined): Promise<string | null> {
    if (id === undefined) {
      return null;
    }
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM stripe_stand_in.objects WHERE id = $1',
      [id],
    );
    return rows[0]?.position ?? '0';
  }

  return {
    async find(name, id) {
      const { rows } = await client.query<{ data: never }>(
        'SELECT data FROM stripe_stand_in.objects WHERE object = $1 AND id = $2',
        [name, id],
      );
      return rows[0]?.data;
    },

    async findAny(id) {
      const { rows } = await client.query<{ data: AnyObject }>(
        'SELECT data FROM stripe_stand_in.objects WHERE id = $1',
        [id],
      );
      return rows[0]?.data;
    },

    async list(name, like = {}, { limit, startingAfter, endingBefore } = everything) {
      const [below, above] = [await positionOf(startingAfter), await positionOf(endingBefore)];
      const isBackwards = above !== null;
      const { rows } = await client.query<{ data: never }>(
        `SELECT data FROM stripe_stand_in.objects
         WHERE object = $1 AND data @> $2::jsonb AND ($3::bigint IS NULL OR position < $3) AND ($4::bigint IS NULL OR position > $4)
         ORDER BY position ${isBackwards ? 'ASC' : 'DESC'} LIMIT $5`,
        [name, JSON.stringify(like), below, above, limit + 1],
      );
      const data = rows.slice(0, limit).map((row) => row.data);
      return { data: isBackwards ? data.toReversed() : data, hasMore: rows.length > limit };
    },

    async put(object, now) {
      await client.query(
        `INSERT INTO stripe_stand_in.objects (id, object, clock, due_at, data) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET clock = excluded.clock, due_at = excluded.due_at, data = excluded.data`,
        [object.id, object.object, clockOf(object), dueAt(object, now), JSON.stringify(object)],
      );
    },

    async delete(id) {
      await client.query('DELETE FROM stripe_stand_in.objects WHERE id = $1', [id]);
    },

    async findDue(clock, horizon) {
      const { rows } = await client.query<{ data: AnyObject; due_at: string }>(
        `SELECT data, due_at FROM stripe_stand_in.objects
         WHERE due_at <= $2 AND clock IS NOT DISTINCT FROM $1 ORDER BY due_at, position LIMIT 1`,
        [clock, horizon],
      );
      return rows[0] && { object: rows[0].data, dueAt: Number(rows[0].due_at) };
    },

    async queueDelivery(eventId) {
      await client.query('INSERT INTO stripe_stand_in.deliveries (event_id) VALUES ($1)', [eventId]);
    },

    async attempt(work) {
      await client.query('SAVEPOINT attempt');
      try {
        return await work();
      } catch (error) {
        await client.query('ROLLBACK TO SAVEPOINT attempt');
        throw error;
      }
    },
  };
}
