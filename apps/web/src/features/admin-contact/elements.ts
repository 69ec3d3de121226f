/** Parts of the screen that are led to from elsewhere. */
export const elementIds = {
  /** In which the list scrolls. */
  list: 'inbox-list',
  search: 'inbox-search',
  /** The heading of the open message. */
  paneHeading: 'open-message',
  /** The text that is being written about it. */
  composer: 'composer',
} as const;

const rowLinkPrefix = 'message-';
export const rowLinkId = (messageId: string): string => rowLinkPrefix + messageId;
export const messageIdOf = (rowLink: Element): string => rowLink.id.slice(rowLinkPrefix.length);

/** Within so many pixels of its beginning, a list counts as unscrolled. */
const unscrolled = 8;
const waitsMax = 60;

/** True while nobody would notice that a row was put above the others: the list is at its beginning, and neither pointer nor keyboard is in it. */
export function isListCalm(): boolean {
  const list = document.getElementById(elementIds.list);
  return list === null || (list.scrollTop < unscrolled && !list.matches(':hover, :focus-within') && list.querySelector(':checked') === null);
}

export function scrollListToStart(): void {
  document.getElementById(elementIds.list)?.scrollTo({ top: 0 });
}

/** Leads the focus to an element as soon as it is shown, within the next moments. */
export function focusWhenShown(id: string, waits = 0): void {
  const element = document.getElementById(id);
  if (element) {
    element.focus();
  } else if (waits < waitsMax) {
    requestAnimationFrame(() => focusWhenShown(id, waits + 1));
  }
}
