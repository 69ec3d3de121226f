const beyondFirstPlane = /[\u{10000}-\u{10FFFF}]/u;

/**
 * Cuts pieces out of a text, again and again, by code points. Few texts hold characters of two UTF-16 units, and only
 * those are taken apart for it.
 */
export function createPointSlicer(text: string): (start: number, end: number) => string {
  if (!beyondFirstPlane.test(text)) {
    return (start, end) => text.slice(start, end);
  }
  const points = Array.from(text);
  return (start, end) => points.slice(start, end).join('');
}
