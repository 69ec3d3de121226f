import { setFlagsFromString } from 'node:v8';

/** Versions of V8 that have the flag, as Node 22 to 26 bring them; another would complain on standard error. */
const known = /^1[2-4]\./u;

/**
 * Keeps the part of the heap that is for new objects as small as it is. V8 doubles it whenever much of what it holds
 * stays, as a plan of ten thousand files does, up to 48 MB, which then hold nothing but leftovers of texts that were
 * read: measured, a third of the whole process, and no time won.
 */
export function limitHeapGrowth(): void {
  if (known.test(process.versions.v8)) {
    setFlagsFromString('--semi-space-growth-factor=1');
  }
}
