import { useTranslation } from 'react-i18next';
import styles from './reading-preview.module.css';

/** The placeholder of the reading for visitors. */
export function ReadingInvitation() {
  const { t } = useTranslation('generate');
  return (
    <section className={styles['reading']} aria-labelledby="reading-title">
      <header className={styles['head']}>
        <h2 id="reading-title">{t('reading.title')}</h2>
        <p>{t('reading.signedOut')}</p>
      </header>
    </section>
  );
}
