import { createContext, type RefObject } from 'react';

/** The field that the text is typed into, for what lies over it. */
export const SheetField = createContext<RefObject<HTMLTextAreaElement | null>>({ current: null });

/** Puts the caret before a character of the text, and the writer into it. @param start in code points. */
export function editAt(field: HTMLTextAreaElement | null, start: number): void {
  if (field) {
    const { length: place } = Array.from(field.value).slice(0, start).join('');
    field.setSelectionRange(place, place);
    field.focus({ preventScroll: true });
  }
}
