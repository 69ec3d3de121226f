import type { InboxChange } from '@rakhim/contract';
import type { ChangeRow, ChangeValue, ChangedField } from './changes.queries.ts';

/** Replies and answers went by mail, and a note was read: what was said cannot be taken back. */
export const undoableFields: ReadonlySet<ChangedField> = new Set<ChangedField>([
  'status',
  'assignee',
  'labels',
  'isSpam',
]);

export function presentChange(row: ChangeRow): InboxChange {
  return {
    id: String(row.id),
    changeSetId: row.change_set_id,
    messageId: row.message_id,
    field: row.field,
    before: presentValue(row.before),
    after: presentValue(row.after),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    actorName: row.actor_name,
    version: row.version,
    isUndoable: undoableFields.has(row.field),
    createdAt: row.created_at.toISOString(),
  };
}

function presentValue(value: ChangeValue): string | null {
  if (typeof value !== 'object' || value === null) {
    return value === null ? null : String(value);
  }
  return 'name' in value ? value.name : value.join(',');
}
