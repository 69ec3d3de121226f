import { type PageId, pageIds } from '@rakhim/contract/pages';
import { useEffect } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useLanguage } from '#src/lib/use-language.ts';

/** Pages of the website that are screens of the app, too. */
const screens: ReadonlySet<PageId> = new Set(['generate', 'lexicon', 'dashboard']);

/**
 * Links to other pages of the website open in the person's browser: they need an account, and the app has only its key.
 */
export function useWebsiteLinks(): void {
  const language = useLanguage();
  useEffect(() => {
    const openOutside = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const page = pageIds.find((id) => link?.pathname === pathOf(id, language));
      if (link?.origin === location.origin && page !== undefined && !screens.has(page)) {
        event.preventDefault();
        void callDesktop('link.open', { page });
      }
    };
    // Before the router sees it.
    document.addEventListener('click', openOutside, true);
    return () => document.removeEventListener('click', openOutside, true);
  }, [language]);
}
