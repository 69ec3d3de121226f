import { getHistoryAudio, type HistoryItem } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

/** Saves the sound of an utterance as a file named for the time it was made. */
export function useDownloadUtterance(): (item: HistoryItem) => Promise<void> {
  const { t } = useTranslation('dashboard');
  const showFailure = useShowFailure();
  return async ({ id, createdAt, format }) => {
    try {
      const response = await fetchApi(getHistoryAudio, { params: { id } });
      saveFile(await response.blob(), `arabic-tts-${createdAt.replaceAll(/\D/gu, '').slice(0, 14)}.${format}`);
    } catch (error) {
      showFailure(error, t('activity.downloadFailed'));
    }
  };
}
