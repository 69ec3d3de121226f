import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '@rakhim/i18n/languages';
import { Link, useLocation } from 'react-router-dom';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    // eslint-disable-next-line no-console -- helps to find the dead link on one of our pages
    console.error('Unknown address:', pathname);
  }, [pathname]);
  return (
    <section className={styles['page']}>
      <title>{t('notFound.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <KuficMark size={88} />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      <Link to={language === defaultLanguage ? '/' : `/${language}`}>{t('notFound.home')}</Link>
    </section>
  );
}
