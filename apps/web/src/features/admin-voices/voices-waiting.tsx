import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import styles from './voices-screen.module.css';

export function VoicesWaiting() {
  const { t } = useTranslation('adminVoices');
  return (
    <PageBody>
      <PageHeader title={t('title')} lead={t('lead')} />
      <p className={styles['waiting']} role="status">
        <KuficSpinner />
        {t('loading')}
      </p>
    </PageBody>
  );
}
