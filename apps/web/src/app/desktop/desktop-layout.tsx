import { DirectionProvider } from '@base-ui/react/direction-provider';
import { languages } from '@nabra/i18n/languages';
import { Suspense, useEffect, useLayoutEffect } from 'react';
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

/** The frame of every screen of the desktop app, in the language that the path names. */
export function DesktopLayout() {
  const language = languageOfPath(useLocation().pathname);
  const navigate = useNavigate();
  const { direction } = languages[language];
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  useEffect(
    () =>
      onDesktopEvent('menu.chosen', ({ item }) => {
        if (item === 'key' || item === 'batch') {
          void navigate(`/${language}/${item}`);
        }
      }),
    [language, navigate],
  );
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={getTexts(language)}>
        <DirectionProvider direction={direction}>
          <Suspense>
            <div className={styles['frame']}>
              <DesktopHeader />
              <UpdateBanner />
              <main id="content" className={styles['content']} tabIndex={-1}>
                <PageFailureBoundary>
                  <Outlet />
                </PageFailureBoundary>
              </main>
            </div>
            <CloseDialog />
            <Toaster />
          </Suspense>
        </DirectionProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}
