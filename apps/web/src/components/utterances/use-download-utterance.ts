import { type HistoryItem, getHistoryAudio } from '@rakhim/contract';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';

/**
 * Saves the sound of an utterance as a file named for the time it was made.
 *
 * @param failed what is said when it cannot be had.
 */
export function useDownloadUtterance(failed: string): (item: HistoryItem) => Promise<void> {
  const showFailure = useShowFailure();
  return async ({ id, createdAt, format }) => {
    try {
      const response = await fetchApi(getHistoryAudio, { params: { id } });
      saveFile(await response.blob(), `arabic-tts-${createdAt.replaceAll(/\D/gu, '').slice(0, 14)}.${format}`);
    } catch (error) {
      showFailure(error, failed);
    }
  };
}
