import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in a page made at build time until React has taken it over; a form must not be sent before, the browser would
 * do it its own way.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
