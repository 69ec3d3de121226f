import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useInboxAddress } from './inbox-address.ts';
import { messagesQuery } from './inbox-queries.ts';
import { listMessages } from './message-pages.ts';

/** The list that is shown. */
export function useMessages() {
  const { filter } = useInboxAddress();
  const query = useInfiniteQuery(messagesQuery(filter));
  const messages = useMemo(() => listMessages(query.data), [query.data]);
  return { ...query, messages };
}
