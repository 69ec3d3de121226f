type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The input that public/early-input.js has recorded and that was not replayed yet. */
interface EarlyInput {
  /** The last text of each field that was typed in. */
  readonly typed: Map<TextField, string>;
  /** Buttons, choices and forms, in the order in which they were last clicked or sent. */
  readonly clicked: Set<HTMLElement>;
}

declare global {
  interface Window {
    readonly earlyInput?: EarlyInput;
  }
}

const waitingSelector = '[data-hydrating]';

/**
 * Tells a part of the page, which has just come alive, what was typed into it before, and carries out what was clicked
 * there.
 */
export function replayEarlyInput(part: Element): void {
  const { typed = new Map<TextField, string>(), clicked = new Set<HTMLElement>() } = window.earlyInput ?? {};
  for (const field of take(typed.keys(), part)) {
    const text = typed.get(field) ?? '';
    typed.delete(field);
    if (text !== '') {
      retype(field, text);
    }
  }
  for (const actor of take(clicked, part)) {
    clicked.delete(actor);
    actor.removeAttribute('aria-busy');
    if (actor instanceof HTMLFormElement) {
      actor.requestSubmit();
    } else {
      actor.click();
    }
  }
}

/** Filters elements to those in a hydrated part, outside any smaller part that still waits for its code. */
function take<Noted extends Element>(noted: Iterable<Noted>, part: Element): readonly Noted[] {
  return [...noted].filter((element) => part.contains(element) && element.closest(waitingSelector) === null);
}

/**
 * React takes over a field with the text that stands in it and would see no change: it is emptied where React notices,
 * and filled where it does not, so that the event that follows is news.
 */
function retype(field: TextField, text: string): void {
  const caret =
    field.value === text && field.selectionStart !== null
      ? ([field.selectionStart, field.selectionEnd] as const)
      : undefined;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (caret) {
    field.setSelectionRange(...caret);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
