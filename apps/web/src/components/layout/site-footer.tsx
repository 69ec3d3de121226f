import type { PageId } from '@rakhim/contract/pages';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import styles from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const foundedIn = 2026;

export function SiteFooter() {
  const { t } = useTranslation();
  const platform: readonly (readonly [PageId, string])[] = [
    ['generate', t('nav.generate')],
    ['pricing', t('nav.pricing')],
    ['apiDocs', t('footer.apiDocs')],
    ['dashboard', t('nav.dashboard')],
    ['status', t('footer.status')],
  ];
  const company: readonly (readonly [PageId, string])[] = [
    ['about', t('footer.about')],
    ['contact', t('footer.contact')],
    ['terms', t('footer.terms')],
    ['privacy', t('footer.privacy')],
  ];
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <KuficMark size={40} />
          <p>{t('footer.tagline')}</p>
          <ThemeSwitch />
        </div>
        <FooterLinks title={t('footer.platform')} links={platform} />
        <FooterLinks title={t('footer.company')} links={company} />
      </div>
      <p className={styles['rights']}>{t('footer.rights', { year: foundedIn })}</p>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly (readonly [PageId, string])[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul role="list" className={styles['links']}>
        {links.map(([page, label]) => (
          <li key={page}>
            <PageLink page={page}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
