import type { Me } from '@nabra/contract';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';

/** The inbox of whoever answers the messages. */
export function InboxScreen({ me }: { readonly me: Me }) {
  const { t } = useTranslation('adminContact');
  return (
    <PageBody>
      <PageHeader title={t('title')} lead={me.name} />
    </PageBody>
  );
}
