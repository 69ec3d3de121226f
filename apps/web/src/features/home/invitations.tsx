import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import styles from './invitations.module.css';

/** The section of testimonials. While there are none, it says so and asks for them. */
export function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['testimonials']}>
      <h2>{t('testimonials.title')}</h2>
      <div className={styles['invitation']}>
        <p>{t('testimonials.body')}</p>
        <PageLink page="contact">{t('testimonials.action')}</PageLink>
      </div>
    </section>
  );
}

/** The last words of the landing page: an account is the next step. */
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
