import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import styles from './closing.module.css';

export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['closing']}>
      <div>
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.body')}</p>
      </div>
      <ButtonLink page="register" variant="primary" size="large">
        {t('closing.action')}
      </ButtonLink>
    </section>
  );
}
