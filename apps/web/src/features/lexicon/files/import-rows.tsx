import type { LexiconImport } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './import-dialog.module.css';

const counted = ['added', 'changed', 'removed', 'unchanged', 'refused'] as const;
/** What needs a look comes first. */
const listed = ['refused', 'changed', 'added'] as const;

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
        const rows = plan.rows.filter((row) => row.outcome === outcome);
        const hidden = plan[outcome] - rows.length;
        return (
          rows.length > 0 && (
            <section key={outcome} aria-label={t(`import.lists.${outcome}`)} className={styles['group']}>
              <h3>{t(`import.lists.${outcome}`)}</h3>
              <ul role="list" className={styles['rows']} tabIndex={0} aria-label={t(`import.lists.${outcome}`)}>
                {rows.map(({ line, column, written, reading, reason, before }) => (
                  <li key={`${line} ${column}`}>
                    <span className={`${styles['line']} tabular`}>
                      {t('import.line', { line: format.number(line) })}
                    </span>
                    <span className={styles['words']}>
                      <bdi>{written}</bdi>
                      {before && before.reading !== reading && (
                        <del>
                          <bdi lang="ar">{before.reading}</bdi>
                        </del>
                      )}
                      <bdi lang="ar">{reading}</bdi>
                    </span>
                    {reason !== null && <span className={styles['reason']}>{reason}</span>}
                  </li>
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
