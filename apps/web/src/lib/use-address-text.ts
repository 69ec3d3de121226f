import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askFor, followAddress, lastAsked, startFrom } from './address-text.ts';

/**
 * The text of a field, in step with what the address says. What was asked for is kept outside of React's state, and
 * compared once an address has been drawn: React draws another address ahead, in parts, while one types on, and letters
 * must not be added to a text of a drawing that it gives up.
 */
export function useAddressText(shown: string) {
  const { key } = useLocation();
  const [typed, type] = useState(shown);
  const address = useRef(startFrom(shown));
  // An address that says the same as before may be what was asked for last.
  useLayoutEffect(() => {
    const { isFromElsewhere, ...now } = followAddress(address.current, shown);
    address.current = now;
    if (isFromElsewhere) {
      type(shown);
    }
  }, [shown, key]);
  /** Notes that the address is about to be asked for a value. @returns false where it has been already. */
  const ask = useCallback((wanted: string): boolean => {
    const isNew = wanted !== lastAsked(address.current);
    address.current = isNew ? askFor(address.current, wanted) : address.current;
    return isNew;
  }, []);
  return { typed, type, ask } as const;
}
