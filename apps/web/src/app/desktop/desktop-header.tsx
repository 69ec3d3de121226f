import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { LanguageMenu } from '#src/components/layout/language-menu.tsx';
import { ThemeSwitch } from '#src/components/layout/theme-switch.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './desktop-header.module.css';

const screens = ['batch', 'generate', 'lexicon', 'dashboard', 'key'] as const;

export function DesktopHeader() {
  const { t } = useTranslation('desktop');
  const language = useLanguage();
  return (
    <header className={styles['header']}>
      <span className={styles['brand']}>
        <KuficMark size={24} />
        <span className="visually-hidden">{t('name', { ns: 'site' })}</span>
      </span>
      <nav aria-label={t('nav.label')}>
        <ul role="list" className={styles['links']}>
          {screens.map((screen) => (
            <li key={screen}>
              <NavLink to={`/${language}/${screen}`} className={styles['link'] ?? ''}>
                {t(`nav.${screen}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['tools']}>
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </header>
  );
}
