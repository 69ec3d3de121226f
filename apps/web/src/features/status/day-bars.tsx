import type { ServiceDay } from '@rakhim/contract';
import { serviceTargets } from '@rakhim/contract/targets';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './day-bars.module.css';
import { usePercent } from './use-percent.ts';

export const daysShown = 90;
/** From here on a day is fair; below it, it is poor. */
export const fairPercent = 99;

export const levels = ['good', 'fair', 'poor', 'none'] as const;
export type Level = (typeof levels)[number];

function levelOf(percent: number | null): Level {
  if (percent === null) {
    return 'none';
  }
  if (percent >= serviceTargets.uptimePercent) {
    return 'good';
  }
  return percent >= fairPercent ? 'fair' : 'poor';
}

/** A bar a day, for the eye only: the table beside them says the same. A worse day is a lower bar of another colour. */
export function DayBars({ days }: { readonly days: readonly ServiceDay[] }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const percent = usePercent();
  const shown = days.length > 0 ? days : Array.from({ length: daysShown }, () => undefined);
  return (
    <div className={styles['bars']} aria-hidden="true">
      {shown.map((day, index) => (
        <span
          key={day?.day ?? index}
          data-level={levelOf(day?.uptimePercent ?? null)}
          title={
            day &&
            t('dayNote', {
              day: format.date(`${day.day}T12:00:00`),
              percent: day.uptimePercent === null ? t('notMeasured') : percent(day.uptimePercent),
            })
          }
        />
      ))}
    </div>
  );
}
