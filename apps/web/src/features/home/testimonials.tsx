import { useTranslation } from 'react-i18next';
import { PageLink } from '#src/components/ui/page-link.tsx';
import styles from './testimonials.module.css';

/** Where people's words will stand. As long as nobody has given any, it says so and asks for them. */
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
