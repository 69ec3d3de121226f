import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { readMailedLink } from '#src/lib/mailed-link.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './member-page.module.css';

/** A page for those who have signed in; the others are asked to, and come back to it. A mailed link signs in by itself. */
export function MemberPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const status = useSessionStore((session) => session.status);
  const { hash, pathname, search } = useLocation();
  if (status === 'signed-in' || readMailedLink(hash, 'email_change')) {
    return children;
  }
  if (status === 'unknown') {
    return (
      <div className={styles['waiting']} role="status">
        <KuficSpinner isLarge />
        <span className="visually-hidden">{t('status.loading')}</span>
      </div>
    );
  }
  const keep = () => keepPostLoginPath(pathname + search);
  return (
    <PageBody width="reading">
      <title>{t('membersOnly.title')}</title>
      <PageHeader title={t('membersOnly.title')} lead={t('membersOnly.body')} />
      <div className={styles['ways']}>
        <ButtonLink page="login" variant="primary" onClick={keep}>
          {t('nav.login')}
        </ButtonLink>
        <ButtonLink page="register" onClick={keep}>
          {t('membersOnly.register')}
        </ButtonLink>
      </div>
    </PageBody>
  );
}
