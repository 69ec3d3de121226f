import type { LexiconChange } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { EntryReading } from '../entry-reading.tsx';
import styles from './history-dialog.module.css';

/** The entries that a version changed: how each was read before, and how after. */
export function ChangedEntries({ change }: { readonly change: LexiconChange }) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  const hidden = change.added + change.changed + change.removed - change.entries.length;
  return (
    <>
      <ul role="list" className={styles['entries']}>
        {change.entries.map(({ before, after }) => (
          <li key={(after ?? before)?.id}>
            <bdi className={styles['written']}>{(after ?? before)?.written}</bdi>
            {before && before.reading !== after?.reading && (
              <del>
                <EntryReading reading={before.reading} />
              </del>
            )}
            {after && <EntryReading reading={after.reading} />}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('import.more', { count: hidden, number: format.number(hidden) })}</p>}
    </>
  );
}
