import { deleteHistoryItem } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { historyKey } from '#src/lib/history-query.ts';

export function DeleteUtteranceDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: site } = useTranslation();
  const queries = useQueryClient();
  const remove = async () => {
    await callApi(deleteHistoryItem, { params: { id } });
    await queries.invalidateQueries({ queryKey: historyKey });
    showToast({ title: t('activity.deleted') });
  };
  return (
    <ConfirmDialog
      title={t('activity.deleteTitle')}
      confirm={site('actions.delete')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('activity.deleteBody')}
    </ConfirmDialog>
  );
}
