import { useTranslation } from 'react-i18next';
import styles from './features.module.css';

const items = ['vowels', 'numbers', 'dialects', 'exact'] as const;

export function Features() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['features']}>
      <h2>{t('features.title')}</h2>
      <dl className={styles['list']}>
        {items.map((item) => (
          <div key={item} data-selling={item === 'exact' || undefined}>
            <dt>{t(`features.items.${item}.title`)}</dt>
            <dd>{t(`features.items.${item}.body`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
