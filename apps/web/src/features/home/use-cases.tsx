import { useTranslation } from 'react-i18next';
import styles from './use-cases.module.css';

const people = ['creators', 'developers', 'educators', 'publishers'] as const;

/** The people whom the product is for, a line each. */
export function UseCases() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['uses']}>
      <h2>{t('uses.title')}</h2>
      <dl className={styles['list']}>
        {people.map((who) => (
          <div key={who}>
            <dt>{t(`uses.items.${who}.title`)}</dt>
            <dd>{t(`uses.items.${who}.body`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
