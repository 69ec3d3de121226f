import { getHistoryAudio, type HistoryItem } from '@rakhim/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { nameOf } from './utterance-row.tsx';

/** Saves the sound of an utterance as a file named for the time it was made. */
export function DownloadTool({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation('utterances');
  const showFailure = useShowFailure();

  async function download(): Promise<void> {
    try {
      const response = await fetchApi(getHistoryAudio, { params: { id: item.id } });
      const time = item.createdAt.replaceAll(/\D/gu, '').slice(0, 14);
      saveFile(await response.blob(), `arabic-tts-${time}.${item.format}`);
    } catch (error) {
      showFailure(error, t('downloadFailed'));
    }
  }

  return (
    <IconButton
      label={t('download', { text: nameOf(item) })}
      icon={<Download size={18} aria-hidden="true" />}
      onClick={() => void download()}
    />
  );
}
