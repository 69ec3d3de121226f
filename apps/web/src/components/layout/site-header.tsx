import type { PageId } from '@rakhim/contract/pages';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { PageLink, PageNavLink } from '#src/components/ui/page-link.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './site-header.module.css';

const links = ['home', 'generate', 'pricing', 'dashboard'] as const satisfies readonly PageId[];

export function SiteHeader() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  // Opened on one page, it is closed on the next.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;

  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <PageLink page="home" className={styles['brand']} aria-label={t('name')}>
          <KuficMark size={26} />
          {/* The mark is the name in Arabic letters already. */}
          {language !== 'ar' && <span aria-hidden="true">{t('name')}</span>}
        </PageLink>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          aria-label={isOpen ? t('nav.closeMenu') : t('nav.openMenu')}
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        >
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </button>
        <div id="site-navigation" className={styles['menu']} data-open={isOpen}>
          <nav aria-label={t('nav.label')}>
            <ul role="list" className={styles['links']}>
              {links.map((page) => (
                // Shown to members only, from the first paint on; see public/theme.js.
                <li key={page} className={page === 'dashboard' ? styles['member'] : undefined}>
                  <PageNavLink page={page} className={styles['link']}>
                    {t(`nav.${page}`)}
                  </PageNavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles['tools']}>
            <LanguageMenu />
            <AccountLinks />
          </div>
        </div>
      </div>
    </header>
  );
}
