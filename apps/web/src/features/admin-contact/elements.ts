/** Parts of the screen that are led to from elsewhere. */
export const elementIds = {
  /** In which the list scrolls. */
  list: 'inbox-list',
  search: 'inbox-search',
  /** In which a message is open. */
  pane: 'open-message',
} as const;

/** The heading of a message that is open. */
export const headingId = (messageId: string): string => `subject-${messageId}`;
const composerPrefix = 'composer-';
/** The text that is being written about it. */
export const composerId = (messageId: string): string => composerPrefix + messageId;

const rowLinkPrefix = 'message-';
export const rowLinkId = (messageId: string): string => rowLinkPrefix + messageId;
export const messageIdOf = (rowLink: Element): string => rowLink.id.slice(rowLinkPrefix.length);

/** Within so many pixels of its beginning, a list counts as unscrolled. */
const unscrolled = 8;
/** Frames for which something is waited for that should be there. */
const waitsMax = 60;

/**
 * True while nobody would notice that a row was put above the others: the list is at its beginning, and neither pointer
 * nor keyboard is in it.
 */
export function isListCalm(): boolean {
  const list = document.getElementById(elementIds.list);
  return (
    list === null ||
    (list.scrollTop < unscrolled && !list.matches(':hover, :focus-within') && list.querySelector(':checked') === null)
  );
}

export function scrollListToStart(): void {
  document.getElementById(elementIds.list)?.scrollTo({ top: 0 });
}

/** What the focus is about to be led to. */
let awaited: string | undefined;

/**
 * Leads the focus to an element as soon as it is shown: within the next moments, or when the message that it belongs to
 * has come. Only the last wish counts, and whoever has gone elsewhere meanwhile is not called back.
 */
export function focusWhenShown(id: string, options?: FocusOptions): void {
  const from = document.activeElement;
  awaited = id;
  look(0);

  function look(waits: number): void {
    if (awaited !== id) {
      return;
    }
    const element = document.getElementById(id);
    const isShown = element?.checkVisibility() === true;
    const isLeft = document.activeElement !== from && document.activeElement !== document.body;
    if (!isShown && waits < waitsMax && !isLeft) {
      requestAnimationFrame(() => look(isPaneWaiting() ? waits : waits + 1));
      return;
    }
    awaited = undefined;
    if (isShown && !isLeft) {
      element.focus(options);
    }
  }
}

function isPaneWaiting(): boolean {
  return document.getElementById(elementIds.pane)?.ariaBusy === 'true';
}

/** True while somebody may be writing already in a place that is not there yet. */
export const isComposerAwaited = (): boolean => awaited?.startsWith(composerPrefix) === true;
