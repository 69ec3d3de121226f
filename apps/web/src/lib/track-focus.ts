/**
 * Notes where the focus is, before something that takes a while.
 *
 * @returns whether it is still there, or nowhere: whoever has gone on to another field meanwhile is left there.
 */
export function trackFocus(): () => boolean {
  const from = document.activeElement;
  return () => document.activeElement === from || document.activeElement === document.body;
}
