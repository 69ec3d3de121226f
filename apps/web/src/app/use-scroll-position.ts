import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited page was, by the key of its entry in the browser's history. */
const positions = new Map<string, number>();

/** A new page begins at its top, or at the part that its address names; the way back leads to where one was. */
export function useScrollPosition(): void {
  const { key, hash, pathname } = useLocation();
  // The same page in another language keeps its place.
  const page = pathname.split('/').slice(2).join('/');
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Loading the page again is the browser's own affair.
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  // Not when the query alone changes, as when a notice in it has been dealt with: `key` and `type` are read, not
  // followed.
  const takePlace = useEffectEvent((part: string) => {
    const position = type === NavigationType.Pop ? positions.get(key) : 0;
    const named = part === '' ? null : document.getElementById(decodeURIComponent(part.slice(1)));
    if (named && type !== NavigationType.Pop) {
      named.scrollIntoView();
    } else if (position !== undefined) {
      scrollTo(0, position);
    }
  });
  useLayoutEffect(() => takePlace(hash), [page, hash]);
}
