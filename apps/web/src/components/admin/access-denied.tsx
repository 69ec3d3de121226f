import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import styles from './access-denied.module.css';

/** The page that everybody but an administrator sees. Visitors can sign in and come back here. */
export function AccessDenied({ canSignIn }: { readonly canSignIn: boolean }) {
  const { t } = useTranslation('adminContact');
  const { pathname, search } = useLocation();
  return (
    <PageBody width="reading">
      <PageHeader title={t('access.denied')} lead={t('access.deniedBody')} />
      <div className={styles['ways']}>
        {canSignIn ? (
          <ButtonLink page="login" variant="primary" onClick={() => keepPostLoginPath(pathname + search)}>
            {t('access.login')}
          </ButtonLink>
        ) : (
          <ButtonLink page="home">{t('access.home')}</ButtonLink>
        )}
      </div>
    </PageBody>
  );
}
