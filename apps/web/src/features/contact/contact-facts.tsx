import { supportHours } from '@rakhim/contract/support';
import { useTranslation } from 'react-i18next';
import { supportEmail } from '#src/config/support-email.ts';
import styles from './contact-page.module.css';

/** The contact details: where and when we can be reached, and what to write so that we can help. */
export function ContactFacts() {
  const { t } = useTranslation('contact');
  const email = supportEmail();
  return (
    <div className={styles['facts']}>
      <section className={styles['section']} aria-labelledby="touch">
        <h2 id="touch">{t('touch')}</h2>
        <a href={`mailto:${email}`} className={styles['email']}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </section>
      <section className={styles['section']} aria-labelledby="hours">
        <h2 id="hours">{t('hours')}</h2>
        <dl className={styles['hours']}>
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
        <p className={styles['note']}>{t('helpBody')}</p>
      </section>
    </div>
  );
}
