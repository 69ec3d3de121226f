import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser shows this page again from its back/forward cache. Every state is then as it was when the
 * reader left, also that of a button which waited for the next page.
 */
export function usePageRestored(onRestored: () => void): void {
  const callBack = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) {
        callBack();
      }
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
