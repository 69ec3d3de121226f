import type { InboxFilter, InboxMessage, InboxPage } from '@rakhim/contract';
import type { InfiniteData } from '@tanstack/react-query';

export type MessagePages = InfiniteData<InboxPage>;

/** Every message that is loaded, newest first. */
export function listMessages(pages: MessagePages | undefined): readonly InboxMessage[] {
  return pages?.pages.flatMap(({ messages }) => messages) ?? [];
}

/**
 * Puts messages where they belong: one that is there already is replaced, unless it is there in a newer version;
 * another is filed by its date, unless it belongs beyond what is loaded so far, where it will be found later.
 */
export function mergeMessages(pages: MessagePages, messages: readonly InboxMessage[]): MessagePages {
  const known = new Map(listMessages(pages).map(({ id, version }) => [id, version]));
  const replacements = new Map(
    messages
      .filter(({ id, version }) => version >= (known.get(id) ?? Infinity))
      .map((message) => [message.id, message]),
  );
  const replaced = mapPages(pages, (page) =>
    page.some(({ id }) => replacements.has(id)) ? page.map((message) => replacements.get(message.id) ?? message) : page,
  );
  return messages.filter(({ id }) => !known.has(id)).reduce(fileMessage, replaced);
}

/**
 * A further page joins what is there by now, not what was there when it was asked for: the list may have been changed
 * meanwhile.
 */
export function joinPages(now: MessagePages | undefined, loaded: MessagePages): MessagePages {
  const count = now?.pages.length ?? 0;
  return now && loaded.pages.length > count
    ? { ...loaded, pages: [...now.pages, ...loaded.pages.slice(count)] }
    : loaded;
}

export function dropMessages(pages: MessagePages, ids: ReadonlySet<string>): MessagePages {
  return mapPages(pages, (page) => (page.some(({ id }) => ids.has(id)) ? page.filter(({ id }) => !ids.has(id)) : page));
}

function fileMessage(pages: MessagePages, message: InboxMessage): MessagePages {
  const lastIndex = pages.pages.length - 1;
  const index = pages.pages.findIndex((page, at) => {
    const oldest = page.messages.at(-1);
    const isEnd = at === lastIndex && page.nextCursor === null;
    return isEnd || (oldest !== undefined && isBefore(message, oldest));
  });
  if (index === -1) {
    return pages;
  }
  return {
    ...pages,
    pages: pages.pages.map((page, at) =>
      at === index
        ? { ...page, messages: [...page.messages, message].sort((a, b) => (isBefore(a, b) ? -1 : 1)) }
        : page,
    ),
  };
}

/**
 * Returns true where the first of two stands above the second: it is newer, and of two from the same instant, the order
 * is that of the server.
 */
function isBefore(one: InboxMessage, other: InboxMessage): boolean {
  const difference = Date.parse(one.createdAt) - Date.parse(other.createdAt);
  return difference === 0 ? one.id > other.id : difference > 0;
}

function mapPages(pages: MessagePages, change: (messages: InboxMessage[]) => InboxMessage[]): MessagePages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, messages: change(page.messages) })) };
}

/**
 * Tells whether a message belongs into the list of a filter, as far as it can be told here: what a search finds, only
 * the server knows.
 */
export function passesFilter(
  message: InboxMessage,
  { folder = 'inbox', status, label, assignee, email, since, before }: InboxFilter,
  ownId: string,
): boolean {
  const isInFolder = folder === 'all' || message.isSpam === (folder === 'spam');
  const isAssigned =
    assignee === undefined || (message.assignee?.id ?? 'none') === (assignee === 'me' ? ownId : assignee);
  const receivedAt = Date.parse(message.createdAt);
  return (
    isInFolder &&
    isAssigned &&
    (status === undefined || message.status === status) &&
    (label === undefined || message.labels.includes(label)) &&
    (email === undefined || message.email.toLowerCase() === email.toLowerCase()) &&
    (since === undefined || receivedAt >= Date.parse(since)) &&
    (before === undefined || receivedAt < Date.parse(before))
  );
}
