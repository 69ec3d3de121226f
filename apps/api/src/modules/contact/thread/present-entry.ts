import type { InboxEntry } from '@rakhim/contract';
import type { EntryRow } from './thread.queries.ts';

export function presentEntry(row: EntryRow): InboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name },
    authorName: row.author_name,
    from: row.from_email,
    body: row.body,
    quoted: row.quoted,
    attachments: [...row.attachments],
    isAutomatic: row.is_automatic,
    delivery: row.delivery,
    createdAt: row.created_at.toISOString(),
  };
}
