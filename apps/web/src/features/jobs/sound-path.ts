import type { Job } from '@rakhim/contract';

/** The address of a sound on this page's own origin, which is the only one that it may load sounds from. */
export function soundPathOf({ url }: NonNullable<Job['result']>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
