import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageGate } from '#src/components/page-gate/page-gate.tsx';
import { PageWaiting } from '#src/components/page-gate/page-waiting.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { readMailedLink } from '#src/lib/mailed-link.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

/**
 * A page for those who have signed in; the others are asked to, and come back to it. A mailed link signs in by itself.
 */
export function MemberPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const status = useSessionStore((session) => session.status);
  const { hash, pathname, search } = useLocation();
  if (status === 'signed-in' || readMailedLink(hash, 'email_change')) {
    return children;
  }
  if (status === 'unknown') {
    return <PageWaiting />;
  }
  const keep = () => keepPostLoginPath(pathname + search);
  return (
    <PageGate title={t('membersOnly.title')} lead={t('membersOnly.body')}>
      <ButtonLink page="login" variant="primary" onClick={keep}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink page="register" onClick={keep}>
        {t('membersOnly.register')}
      </ButtonLink>
    </PageGate>
  );
}
