import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccessDenied } from './access-denied.tsx';
import { InboxWaiting } from './inbox-waiting.tsx';

/** The inbox itself; only administrators load its code. */
const InboxScreen = lazy(async () => ({ default: (await import('./inbox-screen.tsx')).InboxScreen }));

/**
 * The administrator's inbox for administrators, and a refusal for everybody else. The server checks every call by
 * itself.
 */
export function AdminContactPage() {
  const { t } = useTranslation('adminContact');
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
      <GuardedInbox />
    </>
  );
}

function GuardedInbox() {
  const { t } = useTranslation('adminContact');
  const status = useSessionStore((session) => session.status);
  const me = useQuery({ ...meQuery, enabled: status === 'signed-in' });
  if (status === 'unknown' || (status === 'signed-in' && me.isPending)) {
    return <InboxWaiting />;
  }
  if (status === 'signed-in' && me.data === undefined) {
    const retry = <Button onClick={() => void me.refetch()}>{t('list.retry')}</Button>;
    return (
      <PageBody>
        <Banner tone="danger" title={t('access.unknown')} actions={retry} />
      </PageBody>
    );
  }
  if (status === 'signed-out' || me.data?.role !== 'admin') {
    return <AccessDenied canSignIn={status === 'signed-out'} />;
  }
  return (
    <Suspense fallback={<InboxWaiting />}>
      <InboxScreen />
    </Suspense>
  );
}
