import { languages } from '@rakhim/i18n/languages';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PageFailureBoundary } from '../page-failure.tsx';
import { useKeyboardInset } from '../use-keyboard-inset.ts';
import { useScrollPosition } from '../use-scroll-position.ts';
import { SiteFooter } from '#src/components/layout/site-footer.tsx';
import { SiteHeader } from '#src/components/layout/site-header.tsx';
import { EarlyInput } from '#src/components/ui/early-input.tsx';
import { Toaster } from '#src/components/ui/toaster.tsx';
import { isAppPath, languageInPath } from '#src/config/paths.ts';
import { useReadingLanguage } from '#src/lib/chosen-language.ts';
import { getTexts } from '#src/lib/texts.ts';
import { LanguageContext } from '#src/lib/use-language.ts';
import { useLanguageStore } from '#src/stores/language-store.ts';
import { useSessionStore, whenSignedIn } from '#src/stores/session-store.ts';
import styles from './site-layout.module.css';

/** The rail is loaded for members alone; on a prerendered page its HTML is there before. */
const MemberRail = lazy(async () => {
  if (!import.meta.env.SSR) {
    await whenSignedIn();
  }
  return { default: (await import('#src/components/layout/member-rail.tsx')).MemberRail };
});

/** Always the same element: React draws a boundary anew when a change reaches it before its code is there. */
const rail = (
  <Suspense fallback={<div className={styles['room']} />}>
    <EarlyInput>
      <MemberRail />
    </EarlyInput>
  </Suspense>
);

/** Always the same elements too: what is found out about the session does not have them rendered again. */
const header = (
  <div className={styles['site']}>
    <SiteHeader />
  </div>
);
const footer = (
  <div className={styles['site']}>
    <SiteFooter />
  </div>
);

/**
 * The frame of every page, in the language that the path names; the inbox, whose path names none, in the one last read.
 */
export function SiteLayout() {
  const { pathname } = useLocation();
  const language = useReadingLanguage(pathname);
  const named = languageInPath(pathname);
  const { direction } = languages[language];
  const status = useSessionStore((session) => session.status);
  const isApp = isAppPath(pathname);
  // Until somebody has looked, both frames are there, and the styles show the one that is right for this device.
  const hasSiteFrame = !isApp || status !== 'signed-in';
  const hasRail = isApp && status !== 'signed-out';
  useScrollPosition();
  useKeyboardInset();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    // Saying what a page made at build time says already would have the browser work out all of its styles again.
    if (root.lang !== language) {
      Object.assign(root, { lang: language, dir: direction });
    }
  }, [language, direction]);
  useEffect(() => {
    if (named) {
      useLanguageStore.getState().read(named);
    }
  }, [named]);
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={getTexts(language)}>
        <DirectionProvider direction={direction}>
          <EarlyInput>
            <SkipLink />
            <div className={styles['frame']} data-frame={isApp ? 'app' : 'site'}>
              {hasSiteFrame && header}
              {hasRail && rail}
              <main id="content" className={styles['content']} tabIndex={-1}>
                <PageFailureBoundary>
                  <Outlet />
                </PageFailureBoundary>
              </main>
              {hasSiteFrame && footer}
            </div>
            <Toaster place="middle" />
          </EarlyInput>
        </DirectionProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles['skip']}>
      {t('skipToContent')}
    </a>
  );
}
