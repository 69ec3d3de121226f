import type { Lexicon } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';
import type { EntryEditor } from '#src/components/lexicon/use-entry-editor.tsx';

interface EntryListProps {
  readonly lexicon: Lexicon;
  /** The entries of another page or search, until those that were asked for have come. */
  readonly isStale: boolean;
  readonly editor: EntryEditor;
}

/** A page of the lexicon in the order of what is written. */
export function EntryList({ lexicon: { entries, entryCount }, isStale, editor }: EntryListProps) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  return (
    <section className={styles['list']} aria-label={t('list')} aria-busy={isStale}>
      <p className={`${styles['count']} tabular`}>
        {t('count', { count: entryCount, number: format.number(entryCount) })}
      </p>
      {entries.length === 0 && <p role="status">{t('none')}</p>}
      <ul role="list" className={styles['rows']} data-stale={isStale}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} editor={editor} />
        ))}
      </ul>
    </section>
  );
}
