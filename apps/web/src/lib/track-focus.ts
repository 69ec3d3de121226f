/**
 * Remembers the focused element before slow work.
 *
 * @returns a function that tells whether the focus has not moved to another element since.
 */
export function trackFocus(): () => boolean {
  const from = document.activeElement;
  return () => document.activeElement === from || document.activeElement === document.body;
}
