import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { DesktopEvent } from '@rakhim/contract/desktop';
import { languages } from '@rakhim/i18n/languages';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Toaster } from '#src/components/ui/toaster.tsx';
import { languageOfPath } from '#src/config/paths.ts';
import { onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { getTexts } from '#src/lib/texts.ts';
import { LanguageContext } from '#src/lib/use-language.ts';
import { PageFailureBoundary } from '../page-failure.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import styles from './desktop-layout.module.css';
import { UpdateBanner } from './update-banner.tsx';
import { useWebsiteLinks } from './use-website-links.ts';

/** The menus of the window: whatever concerns the batch is done where the batch is. */
const screenOfItem: Partial<Record<DesktopEvent<'menu.chosen'>['item'], string>> = {
  studio: 'generate',
  batch: 'batch',
  dashboard: 'dashboard',
  key: 'key',
};

/** The frame of every screen of the desktop app, in the language that the path names. */
export function DesktopLayout() {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const navigate = useNavigate();
  const { direction } = languages[language];
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const content = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    content.current?.scrollTo(0, 0);
  }, [pathname]);
  useEffect(
    () =>
      onDesktopEvent('menu.chosen', ({ item }) => {
        const screen = screenOfItem[item];
        if (screen !== undefined) {
          void navigate(`/${language}/${screen}`);
        } else if (pathname !== `/${language}/batch`) {
          void navigate(`/${language}/batch`, { state: { item } });
        }
      }),
    [language, pathname, navigate],
  );
  useWebsiteLinks();
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={getTexts(language)}>
        <DirectionProvider direction={direction}>
          <Suspense>
            <div className={styles['frame']}>
              <DesktopHeader />
              <UpdateBanner />
              <main ref={content} id="content" className={styles['content']} tabIndex={-1}>
                <PageFailureBoundary>
                  <Outlet />
                </PageFailureBoundary>
              </main>
            </div>
            <CloseDialog />
            <Toaster place="start" />
          </Suspense>
        </DirectionProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}
