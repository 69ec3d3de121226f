import type { InboxFilter, InboxMessage } from '@rakhim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { countsQuery, messageQuery, messagesKey, messagesQuery } from './inbox-queries.ts';
import { dropMessages, listMessages, mergeMessages, type MessagePages, passesFilter } from './message-pages.ts';

/** Everything about a message that is known here, in its newest version. */
export function findMessage(queries: QueryClient, id: string): InboxMessage | undefined {
  const listed = queries
    .getQueriesData<MessagePages>({ queryKey: messagesKey })
    .flatMap(([, pages]) => listMessages(pages).filter((message) => message.id === id));
  const opened = queries.getQueryData(messageQuery(id).queryKey);
  return newestOf([...listed, opened]);
}

/** Picks the newest version of a message; of equals the first. */
function newestOf(messages: readonly (InboxMessage | undefined)[]): InboxMessage | undefined {
  return messages.filter((message) => message !== undefined).sort((a, b) => b.version - a.version)[0];
}

/** Shows messages as they are now, in the lists that they are in and where they are open. They stay in their places. */
export function showMessages(queries: QueryClient, messages: readonly InboxMessage[]): void {
  const shown = new Map(messages.map((message) => [message.id, message]));
  queries.setQueriesData<MessagePages>({ queryKey: messagesKey }, (pages) => {
    const known = new Set(listMessages(pages).map(({ id }) => id));
    return (
      pages &&
      mergeMessages(
        pages,
        messages.filter(({ id }) => known.has(id)),
      )
    );
  });
  for (const [id, message] of shown) {
    queries.setQueryData(messageQuery(id).queryKey, (opened) =>
      opened && opened.version <= message.version ? { ...opened, ...message } : opened,
    );
  }
}

interface ListContext {
  readonly filter: InboxFilter;
  readonly ownId: string;
}

/**
 * The same, and puts each message into the list that is shown or takes it out, as the filter says; what was asked for
 * here is seen at once.
 */
export function fileMessages(
  queries: QueryClient,
  answered: readonly InboxMessage[],
  { filter, ownId }: ListContext,
): void {
  showMessages(queries, answered);
  // An answer may be overtaken by a later one.
  const messages = answered.map((message) => newestOf([message, findMessage(queries, message.id)]) ?? message);
  const belongs = (message: InboxMessage) => passesFilter(message, filter, ownId);
  queries.setQueryData(messagesQuery(filter).queryKey, (pages) => {
    const gone = new Set(messages.filter((message) => !belongs(message)).map(({ id }) => id));
    return pages && dropMessages(mergeMessages(pages, messages.filter(belongs)), gone);
  });
}

/** Invalidates the queries that a change affects beside the message itself. */
export function refreshAround(queries: QueryClient, ids: readonly string[]): void {
  for (const { queryKey } of [countsQuery, ...ids.map(messageQuery)]) {
    void invalidateQueries(queries, queryKey);
  }
}
