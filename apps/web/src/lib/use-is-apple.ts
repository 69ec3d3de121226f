import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Tells whether the keyboard is one of Apple's, which has Command where others have Ctrl; false in a page made at build
 * time until React has taken it over.
 */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.userAgent.includes('Mac OS'),
    () => false,
  );
}
