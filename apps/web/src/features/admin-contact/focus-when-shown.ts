import { composerPrefix, elementIds } from './element-ids.ts';

/** How many frames an element is waited for. */
const waitsMax = 60;

/** The id of the element that is to be focused once it is shown. */
let awaited: string | undefined;

/**
 * Focuses an element as soon as it is shown: within the next moments, or when its message has loaded. Only the last
 * call counts, and it yields to a person who has moved the focus meanwhile.
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

/** Tells whether the composer is about to get the focus: what is typed is already meant for it. */
export const isComposerAwaited = (): boolean => awaited?.startsWith(composerPrefix) === true;
