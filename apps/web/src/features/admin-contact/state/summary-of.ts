import type { InboxMessage, InboxMessageDetail } from '@rakhim/contract';

/** Reduces a full message to its row in a list. */
export function summaryOf({
  message: _message,
  entries: _entries,
  changes: _changes,
  ...summary
}: InboxMessageDetail): InboxMessage {
  return summary;
}
