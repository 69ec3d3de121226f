import { undoInboxChange } from '@rakhim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { addressNow } from './inbox-address.ts';
import { type UndoableChange, useInboxStore } from './inbox-store.ts';
import { fileMessages, refreshAround, showMessages } from './message-cache.ts';
import { withMessageLock } from './message-mutex.ts';
import { useReportFailure } from './use-report-failure.ts';

/** Takes back what was changed, except where somebody has changed it again since. */
export function useUndo() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const queries = useQueryClient();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const reportFailure = useReportFailure();
  return async function undo({ changeSetId, ids }: UndoableChange): Promise<void> {
    useInboxStore.getState().forget(changeSetId);
    try {
      const { messages, conflicts } = await withMessageLock(ids, () =>
        callApi(undoInboxChange, { body: { changeSetId } }),
      );
      fileMessages(queries, messages, { filter: addressNow().filter, ownId });
      showMessages(
        queries,
        conflicts.map(({ message }) => message),
      );
      refreshAround(
        queries,
        [...messages, ...conflicts.map(({ message }) => message)].map(({ id }) => id),
      );
      if (conflicts.length > 0) {
        showToast({
          title: t('toast.error'),
          body: t('toast.undoRefused', { count: conflicts.length, number: format.number(conflicts.length) }),
          tone: 'danger',
        });
      } else {
        showToast({ title: t('toast.undone') });
      }
    } catch (error) {
      reportFailure(error, (reason) => t('toast.undoFailed', { reason }));
    }
  };
}
