import type { ContactStatus, InboxBulkChanged, InboxChange, InboxChanged } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AdministratorsService } from '#src/modules/accounts/administrators/administrators.service.ts';
import type { InboxQueries } from '../inbox/inbox.queries.ts';
import type { ChangesQueries } from './changes.queries.ts';
import { type Actor, createChangeApplication } from './apply-change.ts';
import { type Difference, type Wanted, decideUndo, findDifferences } from './decide-change.ts';
import { presentChange, undoableFields } from './present-change.ts';
import type { TriageQueries, TriageRow } from './triage.queries.ts';

export type { Actor } from './apply-change.ts';

/** A message at the version that somebody saw. */
export interface SeenMessage {
  readonly id: string;
  readonly version: number;
}

export interface AskedChange extends Omit<Wanted, 'assignee'> {
  readonly status?: ContactStatus | undefined;
  readonly assigneeId?: string | null | undefined;
}

export interface TriageService {
  /** @throws AppError `not_found`, `message_changed` with what others did, or `assignee_not_admin`. */
  change(actor: Actor, seen: SeenMessage, asked: AskedChange): Promise<InboxChanged>;
  /** Changes those messages of several that nobody else has changed since they were seen (optimistic lock). */
  changeMany(actor: Actor, seen: readonly SeenMessage[], asked: AskedChange): Promise<InboxBulkChanged>;
  /**
   * Restores the value that a change replaced, unless somebody has changed it since.
   *
   * @throws AppError `not_found`.
   */
  undo(actor: Actor, changeSetId: string): Promise<InboxBulkChanged>;
  listChanges(page: {
    messageId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ changes: InboxChange[]; nextCursor: string | null }>;
  /**
   * Makes a message, which the transaction has locked, as wanted, on behalf of somebody or of the service.
   *
   * @returns its version afterwards.
   */
  apply(
    tx: Knex,
    row: TriageRow,
    differences: readonly Difference[],
    by: { changeSetId: string; actor?: Actor | undefined },
  ): Promise<number>;
  /**
   * Locks a message and checks that its version is the one that the caller saw (optimistic lock).
   *
   * @throws AppError `not_found` or `message_changed`.
   */
  lockSeen(tx: Knex, seen: SeenMessage): Promise<TriageRow>;
}

export interface TriageServiceOptions {
  readonly db: Knex;
  readonly queries: TriageQueries;
  readonly changes: ChangesQueries;
  readonly inbox: InboxQueries;
  readonly administrators: AdministratorsService;
  /** Tells administrators that look at the inbox. */
  readonly announce: (tx: Knex) => Promise<void>;
  readonly now: () => Date;
}

export function createTriageService(options: TriageServiceOptions): TriageService {
  const { db, queries, changes, administrators } = options;
  const { apply, applyToMany, findConflicts } = createChangeApplication(options);

  async function requireWanted(tx: Knex, { assigneeId, ...others }: AskedChange): Promise<Wanted> {
    if (assigneeId === undefined || assigneeId === null) {
      return { ...others, assignee: assigneeId };
    }
    const assignee = (await administrators.list(tx)).find(({ id }) => id === assigneeId);
    if (!assignee) {
      throw new AppError('assignee_not_admin', { param: 'assigneeId' });
    }
    // Their name as it is now goes into the history, and their address does not.
    return { ...others, assignee: { id: assignee.id, name: assignee.name } };
  }

  async function changeMany(actor: Actor, seen: readonly SeenMessage[], asked: AskedChange): Promise<InboxBulkChanged> {
    return inTransaction(db, async (tx) => {
      const wanted = await requireWanted(tx, asked);
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      return applyToMany(tx, actor, versions, (row) => {
        const differences = findDifferences(row, wanted);
        // A change to the value that is there already conflicts with nothing.
        return differences.length === 0 || row.version === versions.get(row.id) ? differences : undefined;
      });
    });
  }

  return {
    apply,
    changeMany,

    async change(actor, seen, asked) {
      const { changeSetId, messages, conflicts } = await changeMany(actor, [seen], asked);
      const [message] = messages;
      if (message) {
        return { changeSetId, message };
      }
      const [conflict] = conflicts;
      throw conflict ? new AppError('message_changed', { details: { ...conflict } }) : new AppError('not_found');
    },

    async undo(actor, changeSetId) {
      return inTransaction(db, async (tx) => {
        const undoable = (await changes.listSet(tx, changeSetId)).filter(({ field }) => undoableFields.has(field));
        if (undoable.length === 0) {
          throw new AppError('not_found', { param: 'changeSetId' });
        }
        const known = await administrators.list(tx);
        const byMessage = Map.groupBy(undoable, (change) => change.message_id);
        const versions = new Map(
          [...byMessage].map(([id, ofMessage]) => [id, Math.max(...ofMessage.map(({ version }) => version))]),
        );
        return applyToMany(tx, actor, versions, (row) => {
          const wanted = decideUndo(row, byMessage.get(row.id) ?? [], known);
          return wanted && findDifferences(row, wanted);
        });
      });
    },

    async listChanges({ messageId, cursor, limit }) {
      const rows = await changes.listPage({ messageId, before: cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        changes: page.map(presentChange),
        nextCursor: rows.length > limit ? String(page.at(-1)?.id ?? '') : null,
      };
    },

    async lockSeen(tx, { id, version }) {
      const [row] = await queries.lockMessages(tx, [id]);
      if (!row) {
        throw new AppError('not_found');
      }
      if (row.version !== version) {
        const [conflict] = await findConflicts(tx, new Map([[id, version]]));
        throw new AppError('message_changed', { details: { ...conflict } });
      }
      return row;
    },
  };
}
