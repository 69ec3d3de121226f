import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import styles from './hero.module.css';
import { LiveLine } from './live-line.tsx';
import { Samples } from './samples.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{t('hero.title')}</h1>
        <p className={styles['lead']}>{t('hero.lead')}</p>
        <div className={styles['actions']}>
          <ButtonLink page="generate" variant="primary" size="large">
            {t('hero.generate')}
          </ButtonLink>
          <ButtonLink page="pricing" size="large">
            {t('hero.pricing')}
          </ButtonLink>
        </div>
        <p className={styles['trial']} data-selling>
          {t('hero.trial')}
        </p>
        <LiveLine />
      </div>
      <Samples />
    </section>
  );
}
