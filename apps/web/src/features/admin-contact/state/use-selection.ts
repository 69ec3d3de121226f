import { useMemo } from 'react';
import { useInboxStore } from './inbox-store.ts';
import { useMessages } from './use-messages.ts';

/** The selected messages of the list. A message that has left the list is not selected any more. */
export function useSelection(): readonly string[] {
  const { messages } = useMessages();
  const selectedIds = useInboxStore((store) => store.selectedIds);
  return useMemo(() => messages.flatMap(({ id }) => (selectedIds.has(id) ? [id] : [])), [messages, selectedIds]);
}
