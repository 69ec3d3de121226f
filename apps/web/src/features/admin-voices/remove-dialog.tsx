import { type NeuralVoice, removeNeuralVoice } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { neuralVoicesQuery } from './use-neural-voices.ts';

export function RemoveDialog({ voice, onClose }: { readonly voice: NeuralVoice; readonly onClose: () => void }) {
  const { t } = useTranslation('adminVoices');
  const name = voice.name[useLanguage()];
  const queries = useQueryClient();
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirm={t('remove.confirm')}
      onConfirm={async () => {
        await callApi(removeNeuralVoice, { params: { id: voice.id } });
        showToast({ title: t('remove.done', { name }) });
        await invalidateQueries(queries, neuralVoicesQuery.queryKey);
      }}
      onClose={onClose}
    >
      {t('remove.body')}
    </ConfirmDialog>
  );
}
