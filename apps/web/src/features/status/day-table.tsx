import type { ServiceDay } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#src/components/ui/data-table.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './day-table.module.css';
import { usePercent } from './use-percent.ts';

const nothing = '–';

interface DayTableProps {
  /** The name of the component. */
  readonly name: string;
  readonly days: readonly ServiceDay[];
}

/** The days that were measured, the newest first, for whoever wants the figures. */
export function DayTable({ name, days }: DayTableProps) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const percent = usePercent();
  const measured = days.filter(({ uptimePercent }) => uptimePercent !== null).toReversed();
  const sayMs = (ms: number | null) => (ms === null ? nothing : t('days.milliseconds', { number: format.number(ms) }));
  const caption = t('days.caption', { component: name });
  return (
    <details className={styles['days']}>
      <summary>
        {t('days.open')}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <DataTable label={caption}>
        <thead>
          <tr>
            {(['day', 'uptime', 'down', 'p50', 'p95'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`days.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {measured.map(({ day, uptimePercent, downMinutes, p50Ms, p95Ms }) => (
            <tr key={day}>
              <th scope="row">{format.date(`${day}T12:00:00`)}</th>
              <td>{percent(uptimePercent ?? 0)}</td>
              <td>{format.number(downMinutes)}</td>
              <td>{sayMs(p50Ms)}</td>
              <td>{sayMs(p95Ms)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}
