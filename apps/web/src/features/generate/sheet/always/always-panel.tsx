import { type LexiconEntry, type PreviewSpan, previewLexicon } from '@rakhim/contract';
import { dialects } from '@rakhim/contract/dialects';
import { useQuery } from '@tanstack/react-query';
import { BookA } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { callApi } from '#src/lib/api-client.ts';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import { findEntry } from '#src/lib/lexicon/find-entry.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { useDraftStore } from '../../draft-store.ts';
import { useReadingStore } from '../../reading/reading-store.ts';
import styles from './always.module.css';
import { useEntryWish } from './entry-wish-store.ts';
import { useAlways } from './use-always.ts';

interface AlwaysPanelProps {
  readonly word: PreviewSpan;
  /** The entry that would say so, as it was made of what was chosen. */
  readonly entry: EntryBody;
  /** Told when it was added, or when it is not wanted any more. */
  readonly onDone: () => void;
}

/** Words of the text that are shown of those that would change. */
const shownMax = 5;

/** Asks before a reading goes into the lexicon: what else in the text would change by it. */
export const AlwaysPanel = withQueries(function AlwaysPanel({ word, entry, onDone }: AlwaysPanelProps) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const title = useRef<HTMLParagraphElement>(null);
  const { data, isError } = useEffects(word, entry);
  const keep = useAlways(word);
  useEffect(() => title.current?.focus(), []);
  const dialect = dialects.find(({ id }) => id === entry.dialect);

  return (
    <div className={styles['panel']}>
      <p ref={title} tabIndex={-1} className={styles['title']}>
        {t('always.title', { written: entry.written })}
      </p>
      {dialect && <p className={styles['note']}>{t('always.inDialect', { dialect: dialect.name[language] })}</p>}
      {data?.existing && <p className={styles['note']}>{t('always.exists')}</p>}
      <div aria-live="polite" className={styles['effects']}>
        {!data && !isError && (
          <p>
            <KuficSpinner /> {t('always.looking')}
          </p>
        )}
        {isError && <p>{t('always.unknown')}</p>}
        {data && <Effects places={data.places} />}
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          variant="primary"
          disabled={!data && !isError}
          icon={<BookA size={16} aria-hidden="true" />}
          onClick={() => {
            onDone();
            void keep(entry, data?.existing);
          }}
        >
          {t(data?.existing ? 'always.change' : 'always.add')}
        </Button>
        <Button
          size="small"
          disabled={!data}
          onClick={() => {
            onDone();
            useEntryWish.getState().open({ start: entry, entry: data?.existing });
          }}
        >
          {t('always.details')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('always.cancel')}
        </Button>
      </div>
    </div>
  );
});

interface Place {
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

function Effects({ places }: { readonly places: readonly Place[] }) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  if (places.length === 0) {
    return <p>{t('always.nothingElse')}</p>;
  }
  const hidden = places.length - shownMax;
  return (
    <>
      <p>{t('always.else', { count: places.length, number: format.number(places.length) })}</p>
      <ul role="list" className={styles['places']} lang="ar" dir="rtl">
        {places.slice(0, shownMax).map(({ start, before, after }) => (
          <li key={start}>
            <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('always.more', { count: hidden, number: format.number(hidden) })}</p>}
    </>
  );
}

/** The entry that there is for the word, and the other words of the text that would be read otherwise. */
function useEffects(word: PreviewSpan, entry: EntryBody) {
  const text = useReadingStore((reading) => reading.text);
  const dialect = useDraftStore((draft) => draft.dialect);
  const readings = useDraftStore((draft) => draft.readings);
  return useQuery({
    queryKey: ['lexicon', 'effects', text, dialect, entry],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const existing = await findEntry(entry.written, signal);
      const { places } = await callApi(previewLexicon, {
        signal,
        body: { entry, text, dialect, ...(existing && { id: existing.id }) },
      });
      return { existing, places };
    },
    select: ({ existing, places }): { existing: LexiconEntry | undefined; places: readonly Place[] } => ({
      existing,
      places: places
        // What was chosen for a place stays, and the word itself is what this is about.
        .filter(({ start, end }) => readings.every((one) => end <= one.start || start >= one.end))
        .filter(({ start, end }) => end <= word.start || start >= word.end)
        .map(({ start, before, after }) => ({ start, before: before.vowelled, after: after.vowelled })),
    }),
  });
}
