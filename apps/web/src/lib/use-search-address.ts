import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 300;

/**
 * What is searched for, and what is being typed. It stands in the address (`q`), so that a search can be kept and
 * linked to.
 *
 * @param lengthMax characters that are searched for at most.
 */
export function useSearchAddress(lengthMax: number) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('q')?.trim().slice(0, lengthMax) ?? '';
  const [{ typed, of }, setTyped] = useState({ typed: wanted, of: wanted });
  // An address that came from elsewhere, such as the way back, is shown instead.
  const shown = of === wanted ? typed : wanted;
  useEffect(() => {
    const next = shown.trim();
    if (next === wanted) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setTyped({ typed: shown, of: next });
      setAddress(next === '' ? {} : { q: next }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [shown, wanted, setAddress]);
  return { wanted, typed: shown, type: (text: string) => setTyped({ typed: text, of: wanted }) };
}
