/** The ids of elements that other parts of the screen focus or scroll. */
export const elementIds = {
  /** The scroll container of the list. */
  list: 'inbox-list',
  search: 'inbox-search',
  /** The pane of the open message. */
  pane: 'open-message',
} as const;

/** The id of the heading of an open message. */
export const headingId = (messageId: string): string => `subject-${messageId}`;
export const composerPrefix = 'composer-';
/** The id of the field in which an answer to a message is written. */
export const composerId = (messageId: string): string => composerPrefix + messageId;

const rowLinkPrefix = 'message-';
export const rowLinkId = (messageId: string): string => rowLinkPrefix + messageId;
export const messageIdOf = (rowLink: Element): string => rowLink.id.slice(rowLinkPrefix.length);

/** The scroll offset in pixels below which a list counts as unscrolled. */
const unscrolled = 8;

/**
 * Tells whether a new row may be inserted at the top unnoticed: the list is scrolled to its start, and neither pointer
 * nor focus is in it.
 */
export function isListIdle(): boolean {
  const list = document.getElementById(elementIds.list);
  return (
    list === null ||
    (list.scrollTop < unscrolled && !list.matches(':hover, :focus-within') && list.querySelector(':checked') === null)
  );
}

export function scrollListToStart(): void {
  document.getElementById(elementIds.list)?.scrollTo({ top: 0 });
}
