import type { LexiconImport } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { EntryReading } from '../entry-reading.tsx';
import styles from './import-dialog.module.css';

const counted = ['added', 'changed', 'removed', 'unchanged', 'refused'] as const;
/** What needs a look comes first. */
const listed = ['refused', 'removed', 'changed', 'added'] as const;

/** What a file would do: how many entries of each kind, and which they are, with their lines. */
export function ImportRows({ plan }: { readonly plan: LexiconImport }) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  return (
    <>
      <ul role="list" className={styles['counts']}>
        {counted
          .filter((outcome) => plan[outcome] > 0)
          .map((outcome) => (
            <li key={outcome} data-outcome={outcome} className="tabular">
              {t(`import.counts.${outcome}`, { count: plan[outcome], number: format.number(plan[outcome]) })}
            </li>
          ))}
      </ul>
      {listed.map((outcome) => {
        const rows = rowsOf(plan, outcome);
        const hidden = plan[outcome] - rows.length;
        return (
          rows.length > 0 && (
            <section key={outcome} aria-label={t(`import.lists.${outcome}`)} className={styles['group']}>
              <h3>{t(`import.lists.${outcome}`)}</h3>
              <ul role="list" className={styles['rows']} tabIndex={0} aria-label={t(`import.lists.${outcome}`)}>
                {rows.map((row) => (
                  <ImportRow key={row.key} row={row} />
                ))}
              </ul>
              {hidden > 0 && <p>{t('import.more', { count: hidden, number: format.number(hidden) })}</p>}
            </section>
          )
        );
      })}
    </>
  );
}

interface Row {
  readonly key: string;
  /** Absent for what the file does not have. */
  readonly line?: number;
  readonly written: string;
  readonly before?: string | undefined;
  readonly reading?: string;
  readonly reason?: string | null;
}

function rowsOf(plan: LexiconImport, outcome: (typeof listed)[number]): Row[] {
  return outcome === 'removed'
    ? plan.removedEntries.map(({ id, written, reading }) => ({ key: id, written, before: reading }))
    : plan.rows
        .filter((row) => row.outcome === outcome)
        .map(({ line, column, written, reading, reason, before }) => {
          const isNew = before?.reading !== reading;
          return {
            key: `${line} ${column}`,
            line,
            written,
            reading,
            reason,
            before: isNew ? before?.reading : undefined,
          };
        });
}

function ImportRow({ row: { line, written, before, reading, reason } }: { readonly row: Row }) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  return (
    <li data-placed={line !== undefined}>
      {line !== undefined && (
        <span className={`${styles['line']} tabular`}>{t('import.line', { line: format.number(line) })}</span>
      )}
      <span className={styles['words']}>
        <bdi>{written}</bdi>
        {before !== undefined && (
          <del>
            <EntryReading reading={before} />
          </del>
        )}
        {reading !== undefined && <EntryReading reading={reading} />}
      </span>
      {reason && <span className={styles['reason']}>{reason}</span>}
    </li>
  );
}
