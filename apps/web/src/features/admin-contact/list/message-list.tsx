import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { InboxWaiting } from '../inbox-waiting.tsx';
import { useInboxAddress } from '../state/inbox-address.ts';
import { useMessages } from '../state/use-messages.ts';
import styles from './message-list.module.css';
import { MessageTable } from './message-table.tsx';

/** The messages, or why there are none. */
export function MessageList() {
  const { t } = useTranslation('adminContact');
  const { filter } = useInboxAddress();
  const { messages, isPending, isError, isPlaceholderData, data, error, refetch } = useMessages();
  const hasFailed = isError && (data === undefined || isPlaceholderData);
  useFailureToast(hasFailed ? error : null);
  if (hasFailed) {
    const retry = <Button onClick={() => void refetch()}>{t('list.retry')}</Button>;
    return (
      <Banner
        tone="danger"
        title={
          error instanceof ApiError
            ? t('list.failed', { reason: error.message || t('toast.offline') })
            : t('list.unexpected')
        }
        actions={retry}
      />
    );
  }
  if (isPending) {
    return <InboxWaiting />;
  }
  if (messages.length === 0) {
    return (
      <div className={styles['empty']}>
        <KuficMark size={72} />
        <p>{t('list.empty')}</p>
        {Object.keys(filter).length > 0 && <p className={styles['hint']}>{t('list.emptyFiltered')}</p>}
      </div>
    );
  }
  return <MessageTable />;
}

function useFailureToast(error: Error | null): void {
  const { t } = useTranslation('adminContact');
  useEffect(() => {
    if (error) {
      const body =
        error instanceof ApiError
          ? t('list.failed', { reason: error.message || t('toast.offline') })
          : t('list.unexpectedToast');
      showToast({ title: t('toast.error'), body, tone: 'danger' });
    }
  }, [error, t]);
}
