import type { InboxMessage, InboxMessageDetail } from '@rakhim/contract';

/** What a list knows of a message that was read as a whole. */
export function summaryOf({
  message: _message,
  entries: _entries,
  changes: _changes,
  ...summary
}: InboxMessageDetail): InboxMessage {
  return summary;
}
