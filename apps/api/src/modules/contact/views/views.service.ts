import { randomUUID } from 'node:crypto';
import { type InboxView, type SaveInboxViewBody, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { ViewRow, ViewsQueries } from './views.queries.ts';

/** Saved filters. Everybody changes their own; shared ones are seen by all. */
export interface ViewsService {
  list(ownerId: string): Promise<InboxView[]>;
  /** @throws AppError `view_limit_reached`. */
  create(ownerId: string, view: SaveInboxViewBody): Promise<InboxView>;
  /** @throws AppError `not_found`, also for somebody else's. */
  update(ownerId: string, id: string, view: SaveInboxViewBody): Promise<InboxView>;
  /** @throws AppError `not_found`, also for somebody else's. */
  delete(ownerId: string, id: string): Promise<void>;
}

export function createViewsService({ queries }: { readonly queries: ViewsQueries }): ViewsService {
  return {
    async list(ownerId) {
      return (await queries.listViews(ownerId)).map((row) => present(row, ownerId));
    },

    async create(ownerId, view) {
      const row = toRow(randomUUID(), ownerId, view);
      if (!(await queries.insertView(row, limits.inboxViewsMax))) {
        throw new AppError('view_limit_reached', { values: { max: limits.inboxViewsMax } });
      }
      return present(row, ownerId);
    },

    async update(ownerId, id, view) {
      const row = toRow(id, ownerId, view);
      if (!(await queries.updateView(row))) {
        throw new AppError('not_found');
      }
      return present(row, ownerId);
    },

    async delete(ownerId, id) {
      if (!(await queries.deleteView(id, ownerId))) {
        throw new AppError('not_found');
      }
    },
  };
}

function toRow(id: string, ownerId: string, { name, filter, isShared = false }: SaveInboxViewBody): ViewRow {
  return { id, owner_id: ownerId, name, filter, is_shared: isShared };
}

function present({ id, owner_id: ownerId, name, filter, is_shared: isShared }: ViewRow, askedBy: string): InboxView {
  return { id, name, filter, isShared, isMine: ownerId === askedBy };
}
