import type { Knex } from 'knex';
import { vi } from 'vitest';

/**
 * Resolves as soon as a statement waits for what another transaction holds, so that a test can let the two meet in a
 * certain order.
 */
export async function waitForBlockedStatements(db: Knex, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.raw<{ rows: { waiting: number }[] }>(
        `SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) < count) {
        throw new Error('No statement waits for another transaction.');
      }
    },
    { timeout: 30_000, interval: 20 },
  );
}
