/** The address of a signed link on this page's own origin, which is the only one that it may load sounds from. */
export function ownPathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
