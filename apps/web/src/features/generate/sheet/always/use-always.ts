import type { LexiconEntry, PreviewSpan } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { addEntry, bodyOf, changeEntry, deleteEntry, type EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useDraftStore } from '../../draft-store.ts';

/**
 * Puts a reading into the lexicon, which reads the word from then on: what was chosen for it in this text is not needed
 * any more. Undoing brings both back.
 */
export function useAlways({ original }: PreviewSpan) {
  const { t } = useTranslation('studio');
  const showFailure = useShowFailure();
  return async (entry: EntryBody, existing: LexiconEntry | undefined): Promise<void> => {
    try {
      const { id } = await (existing
        ? changeEntry(existing.id, { ...bodyOf(existing), reading: entry.reading, readingType: 'vowelled' })
        : addEntry(entry));
      const { text, readings, dropReading } = useDraftStore.getState();
      const characters = Array.from(text);
      const taken = readings.filter(
        ({ start, end, vowelled, spoken }) =>
          (vowelled ?? spoken) === entry.reading && characters.slice(start, end).join('') === original,
      );
      taken.forEach(({ start }) => dropReading(start));
      const undo = async () => {
        await (existing ? changeEntry(id, bodyOf(existing)) : deleteEntry(id));
        const now = useDraftStore.getState();
        if (now.text === text) {
          now.chooseReadings(taken);
        }
      };
      showToast({
        title: t('always.added', { written: entry.written }),
        action: {
          label: t('always.undo'),
          run: () => void undo().catch((error: unknown) => showFailure(error, t('always.undoFailed'))),
        },
      });
    } catch (error) {
      showFailure(error, t('always.failed'));
    }
  };
}
