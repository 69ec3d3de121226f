import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { CommandPaletteHost } from '#src/components/palette/command-palette-host.tsx';
import { PageLink, PageNavLink } from '#src/components/ui/page-link.tsx';
import { useIsApple } from '#src/lib/use-is-apple.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { usePaletteStore } from '#src/stores/palette-store.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccountButton } from './account-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { sitePages, workPages } from './member-pages.ts';
import styles from './member-rail.module.css';
import { AdminLinks, RailStatus } from './rail-status.tsx';

/** The frame of members: every page of the app beside the one that is open; a bar with a menu where there is no room. */
export function MemberRail() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const menuId = useId();
  const user = useSessionStore((session) => session.user);
  // Opened on one page, it is closed on the next.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  return (
    <header className={styles['rail']}>
      <CommandPaletteHost />
      <div className={styles['top']}>
        <PageLink page="home" className={styles['brand']} aria-label={t('name')}>
          <KuficMark size={26} />
          {/* The mark is the name in Arabic letters already. */}
          {language !== 'ar' && <span aria-hidden="true">{t('name')}</span>}
        </PageLink>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? t('nav.closeMenu') : t('nav.openMenu')}
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        >
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </button>
      </div>
      <div id={menuId} className={styles['menu']} data-open={isOpen}>
        <PaletteButton />
        <nav aria-label={t('nav.label')} className={styles['pages']}>
          <ul role="list">
            {workPages.map(({ page, icon: Icon }) => (
              <li key={page}>
                <PageNavLink page={page} className={styles['link']}>
                  <Icon size={18} aria-hidden="true" />
                  {t(`nav.${page}`)}
                </PageNavLink>
              </li>
            ))}
            {user && <AdminLinks className={styles['link']} />}
          </ul>
          <ul role="list">
            {sitePages.map(({ page, icon: Icon }) => (
              <li key={page}>
                <PageNavLink page={page} className={styles['link']}>
                  <Icon size={18} aria-hidden="true" />
                  {t(`nav.${page}`)}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['foot']}>
          {user && <RailStatus />}
          <div className={styles['tools']}>
            {user ? (
              <AccountMenu user={user} />
            ) : (
              <div inert>
                <AccountButton name="" />
              </div>
            )}
            <LanguageMenu opens="in-place" />
          </div>
        </div>
      </div>
    </header>
  );
}

function PaletteButton() {
  const { t } = useTranslation();
  const isApple = useIsApple();
  const open = usePaletteStore((palette) => palette.open);
  return (
    <button type="button" className={styles['search']} onClick={open}>
      <Search size={16} aria-hidden="true" />
      <span>{t('palette.open')}</span>
      <kbd lang="en" dir="ltr" aria-hidden="true">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
