import { supportEmail, supportHours } from '@nabra/contract/support';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { pathOf } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { describeContactPage } from './contact-data.ts';
import styles from './contact-page.module.css';

export function ContactPage() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const data = describeContactPage({ name: t('title'), language, url: publicOrigin() + pathOf('contact', language) });
  return (
    <PageBody width="reading">
      <PageMetadata page="contact" title={t('meta.title')} description={t('meta.description')} keywords={t('meta.keywords')} structuredData={data} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <section className={styles['section']} aria-labelledby="touch">
        <h2 id="touch">{t('touch')}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>
                <bdi dir="ltr">{supportEmail}</bdi>
              </a>
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles['section']} aria-labelledby="hours">
        <h2 id="hours">{t('hours')}</h2>
        <dl className={styles['facts']}>
          {supportHours.map(({ id, opens, closes }) => (
            <div key={id}>
              <dt>{t(`days.${id}`)}</dt>
              <dd className="tabular">{t('range', { opens, closes })}</dd>
            </div>
          ))}
          <div>
            <dt>{t('days.sunday')}</dt>
            <dd>{t('closed')}</dd>
          </div>
        </dl>
        <p className={styles['note']}>{t('zone')}</p>
      </section>
      <section className={styles['section']} aria-labelledby="help">
        <h2 id="help">{t('help')}</h2>
        <p>{t('helpBody')}</p>
      </section>
    </PageBody>
  );
}
