import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEntryEditor } from '#src/components/lexicon/use-entry-editor.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { pathOf } from '#src/config/paths.ts';
import { bodyOf } from '#src/lib/lexicon/change-lexicon.ts';
import { findEntry } from '#src/lib/lexicon/find-entry.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { type EntryWish, useEntryWish } from './entry-wish-store.ts';

/** Opens the form of the entry that somebody wants; where none is found, the lexicon. */
export const WantedEntry = withQueries(function WantedEntry({ wish }: { readonly wish: EntryWish }) {
  const { t } = useTranslation('lexicon');
  const showFailure = useShowFailure();
  const language = useLanguage();
  const navigate = useNavigate();
  const editor = useEntryEditor();
  const open = useEffectEvent(async (signal: AbortSignal) => {
    if ('start' in wish) {
      const { entry, start } = wish;
      if (entry) {
        editor.edit(entry, { ...bodyOf(entry), reading: start.reading, readingType: 'vowelled' });
      } else {
        editor.add(start);
      }
      return;
    }
    try {
      const entry = await findEntry(wish.word, signal);
      if (entry) {
        editor.edit(entry);
      } else {
        void navigate(pathOf('lexicon', language));
      }
    } catch (error) {
      if (!signal.aborted) {
        showFailure(error, t('loadFailed'));
      }
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void open(controller.signal);
    return () => controller.abort();
  }, [wish]);
  useEffect(() => useEntryWish.getState().close, []);
  return editor.dialog;
});
