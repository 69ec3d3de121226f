import { useTranslation } from 'react-i18next';
import { Badge } from '#src/components/ui/badge.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import styles from './integrations.module.css';

/** The other ways to use the voices: the API, mobile apps, enterprise. */
export function Integrations() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['integrations']}>
      <h2>{t('integrations.title')}</h2>
      <ul role="list" className={styles['list']}>
        <li>
          <h3>{t('integrations.api.title')}</h3>
          <p>{t('integrations.api.body')}</p>
          <PageLink page="apiDocs">{t('integrations.api.action')}</PageLink>
        </li>
        <li>
          <h3>{t('integrations.mobile.title')}</h3>
          <p>{t('integrations.mobile.body')}</p>
          <div>
            <Badge tone="outline">{t('integrations.mobile.action')}</Badge>
          </div>
        </li>
        <li>
          <h3>{t('integrations.enterprise.title')}</h3>
          <p>{t('integrations.enterprise.body')}</p>
          <PageLink page="contact">{t('integrations.enterprise.action')}</PageLink>
        </li>
      </ul>
    </section>
  );
}
