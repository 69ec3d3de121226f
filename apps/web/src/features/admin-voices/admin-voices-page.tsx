import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminOnly } from '#src/components/admin/admin-only.tsx';
import { VoicesWaiting } from './voices-waiting.tsx';

/** The page itself; only administrators load its code. */
const VoicesScreen = lazy(async () => ({ default: (await import('./voices-screen.tsx')).VoicesScreen }));

export function AdminVoicesPage() {
  const { t } = useTranslation('adminVoices');
  return (
    <AdminOnly title={t('meta.title')} waiting={<VoicesWaiting />}>
      <VoicesScreen />
    </AdminOnly>
  );
}
