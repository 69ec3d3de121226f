import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the place in the text when the reading takes the place of what was typed, and when it gives it back. */
export function useSharedScroll(
  reading: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  useLayoutEffect(() => {
    const [shown, hidden] = [reading.current, field.current];
    if (!shown || !hidden) {
      return undefined;
    }
    follow(shown, hidden);
    return () => follow(hidden, shown);
  }, [reading, field]);
}

/** Scrolls one as far as another; they are about as high as each other. */
function follow(one: HTMLElement, other: HTMLElement): void {
  const [range, otherRange] = [one.scrollHeight - one.clientHeight, other.scrollHeight - other.clientHeight];
  if (otherRange > 0) {
    one.scrollTop = (other.scrollTop / otherRange) * range;
  }
}
