import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccessDenied } from './access-denied.tsx';

interface AdminOnlyProps {
  readonly title: string;
  /** What is seen until it is known who asks, and until the screen has been loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for administrators, and a refusal for everybody else. The server checks every call by itself. Its texts are
 * those of the inbox.
 */
export function AdminOnly({ title, waiting, children }: AdminOnlyProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Guarded waiting={waiting}>{children}</Guarded>
    </>
  );
}

function Guarded({ waiting, children }: Omit<AdminOnlyProps, 'title'>) {
  const { t } = useTranslation('adminContact');
  const status = useSessionStore((session) => session.status);
  const me = useQuery({ ...meQuery, enabled: status === 'signed-in' });
  if (status === 'unknown' || (status === 'signed-in' && me.isPending)) {
    return waiting;
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
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
