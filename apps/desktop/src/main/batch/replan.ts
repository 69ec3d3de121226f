import type { Batch, BatchFile, BatchPlan, PlannedItem } from '@rakhim/batch';

interface Replanning {
  readonly batch: Batch;
  /** Items that have not been begun. */
  readonly old: readonly PlannedItem[];
  /** All items as they stand, the old ones among them. */
  readonly order: readonly string[];
  readonly plan: (files: readonly BatchFile[]) => Promise<BatchPlan>;
  readonly encoding: BatchFile['encoding'];
}

/**
 * Replans files: the old plan is cancelled, each new item takes the place of its old one, and the old one is deleted.
 */
export async function replan({ batch, old, order, plan, encoding }: Replanning): Promise<void> {
  const oldIds = new Set(old.map(({ id }) => id));
  await batch.cancel([...oldIds]);
  const files = old.map(({ source: { path, name } }) => ({ path, name, ...(encoding && { encoding }) }));
  const fresh = await plan(files);
  await batch.add(fresh);
  const queued = new Set(batch.items().flatMap(({ id, state }) => (state === 'queued' ? [id] : [])));
  for (const [index, item] of fresh.items.entries()) {
    const place = order.indexOf(old[index]?.id ?? '');
    const next = order.slice(place + 1).find((id) => !oldIds.has(id) && queued.has(id));
    if (next !== undefined && item.problem === undefined) {
      await batch.reorder(item.id, next);
    }
  }
  await batch.forget([...oldIds]);
}
