import { type RefObject, useEffect } from 'react';
import { useSheetStore } from './sheet-store.ts';

/** A pause this long is one in which the writer looks at the text. */
const restAfterMs = 1_500;

/** Keys that change nothing in the text by themselves. */
const idleKeys: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta', 'Tab', 'Escape']);

/** Notices when the text is being written, and when it rests: after a pause, and when the focus leaves it. */
export function useWriting(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const field = area.current;
    if (!field) {
      return undefined;
    }
    const { write, rest } = useSheetStore.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isComposing = false;

    function restUnlessBusy(): void {
      if (isComposing || field?.selectionStart !== field?.selectionEnd) {
        timer = setTimeout(restUnlessBusy, restAfterMs);
      } else {
        rest();
      }
    }
    function hold(event?: Event): void {
      isComposing = event?.type === 'compositionstart' || (isComposing && event?.type !== 'compositionend');
      clearTimeout(timer);
      write();
      timer = setTimeout(restUnlessBusy, restAfterMs);
    }
    function holdByKey(event: KeyboardEvent): void {
      if (!idleKeys.has(event.key) && !isSubmitKey(event)) {
        hold(event);
      }
    }
    function leave(): void {
      isComposing = false;
      clearTimeout(timer);
      rest();
    }

    const holding = ['focus', 'input', 'pointerdown', 'compositionstart', 'compositionend'];
    holding.forEach((type) => field.addEventListener(type, hold));
    field.addEventListener('keydown', holdByKey);
    field.addEventListener('blur', leave);
    if (document.activeElement === field) {
      // It was typed in before its code was there.
      hold();
    }
    return () => {
      holding.forEach((type) => field.removeEventListener(type, hold));
      field.removeEventListener('keydown', holdByKey);
      field.removeEventListener('blur', leave);
      leave();
    };
  }, [area]);
}

/** Ctrl + Enter, on Apple's keyboards Command + Enter: generates the speech. */
export function isSubmitKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
