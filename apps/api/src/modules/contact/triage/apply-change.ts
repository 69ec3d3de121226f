import { randomUUID } from 'node:crypto';
import type { InboxBulkChanged, InboxConflict } from '@rakhim/contract';
import type { Knex } from 'knex';
import { presentMessage } from '../inbox/inbox.presenter.ts';
import type { InboxQueries } from '../inbox/inbox.queries.ts';
import type { ChangesQueries } from './changes.queries.ts';
import { type Difference, toUpdate } from './decide-change.ts';
import { presentChange } from './present-change.ts';
import type { TriageQueries, TriageRow } from './triage.queries.ts';

/** The administrator who acts. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

export interface ChangeApplicationOptions {
  readonly queries: TriageQueries;
  readonly changes: ChangesQueries;
  readonly inbox: InboxQueries;
  /** Tells administrators that look at the inbox. */
  readonly announce: (tx: Knex) => Promise<void>;
  readonly now: () => Date;
}

/** The way a message shall become another; nothing for one that others have changed. */
export type Decide = (row: TriageRow) => readonly Difference[] | undefined;

/** The actor's name when the service itself acts. */
const serviceName = 'Rakhim';

/** Writes changes down together with who made them, within a transaction of the caller's. */
export function createChangeApplication({ queries, changes, inbox, announce, now }: ChangeApplicationOptions) {
  /** Makes a message, which the transaction has locked, as decided. @returns its version afterwards. */
  async function apply(
    tx: Knex,
    row: TriageRow,
    differences: readonly Difference[],
    { changeSetId, actor }: { changeSetId: string; actor?: Actor | undefined },
  ): Promise<number> {
    if (differences.length === 0) {
      return row.version;
    }
    const version = row.version + 1;
    await queries.updateMessage(tx, row.id, toUpdate(differences), version);
    const at = now();
    const actorName = actor?.name ?? serviceName;
    await changes.insertChanges(
      tx,
      differences.map((difference) => ({
        ...difference,
        changeSetId,
        messageId: row.id,
        actor,
        actorName,
        version,
        at,
      })),
    );
    return version;
  }

  /** Finds the changes that others made to messages since the versions given. */
  async function findConflicts(tx: Knex, seen: ReadonlyMap<string, number>): Promise<InboxConflict[]> {
    if (seen.size === 0) {
      return [];
    }
    const since = Map.groupBy(await changes.listSince(tx, seen), (change) => change.message_id);
    const rows = await inbox.listMessages([...seen.keys()], tx);
    return rows.map((row) => ({ message: presentMessage(row), changes: (since.get(row.id) ?? []).map(presentChange) }));
  }

  /**
   * Decides about each of several messages by itself. @param seen the version of each after which changes are
   * conflicts.
   */
  async function applyToMany(
    tx: Knex,
    actor: Actor,
    seen: ReadonlyMap<string, number>,
    decide: Decide,
  ): Promise<InboxBulkChanged> {
    const changeSetId = randomUUID();
    const rows = await queries.lockMessages(tx, [...seen.keys()]);
    const conflicting = new Map<string, number>();
    const done: string[] = [];
    let isChanged = false;
    for (const row of rows) {
      const differences = decide(row);
      if (differences) {
        await apply(tx, row, differences, { changeSetId, actor });
        isChanged ||= differences.length > 0;
        done.push(row.id);
      } else {
        conflicting.set(row.id, seen.get(row.id) ?? 0);
      }
    }
    if (isChanged) {
      await announce(tx);
    }
    const found = new Set(rows.map(({ id }) => id));
    return {
      changeSetId: isChanged ? changeSetId : null,
      messages: (await inbox.listMessages(done, tx)).map(presentMessage),
      conflicts: await findConflicts(tx, conflicting),
      missing: [...seen.keys()].filter((id) => !found.has(id)),
    };
  }

  return { apply, findConflicts, applyToMany };
}
