import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminOnly } from '#src/components/admin/admin-only.tsx';
import { InboxWaiting } from './inbox-waiting.tsx';

/** The inbox itself; only administrators load its code. */
const InboxScreen = lazy(async () => ({ default: (await import('./inbox-screen.tsx')).InboxScreen }));

export function AdminContactPage() {
  const { t } = useTranslation('adminContact');
  return (
    <AdminOnly title={t('meta.title')} waiting={<InboxWaiting />}>
      <InboxScreen />
    </AdminOnly>
  );
}
