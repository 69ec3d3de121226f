import type { ServiceComponent, ServiceDay, ServiceState } from '@rakhim/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './component-history.module.css';
import { DayBars, daysShown } from './day-bars.tsx';
import { DayTable } from './day-table.tsx';
import { usePercent } from './use-percent.ts';

const tones: Record<ServiceState, BadgeTone> = {
  operational: 'solid',
  degraded: 'warning',
  down: 'danger',
  unknown: 'outline',
};

interface ComponentHistoryProps {
  readonly component: ServiceComponent;
  /** False while it is being read. */
  readonly isRead: boolean;
}

/** One component: how it is, a bar for every day, and the same days as a table. */
export function ComponentHistory({ component, isRead }: ComponentHistoryProps) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const percent = usePercent();
  const titleId = useId();
  const { id, state, uptimePercent, days } = component;
  const today = days.at(-1);
  return (
    <section className={styles['component']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{t(`components.${id}.name`)}</h2>
        <p className={styles['about']}>{t(`components.${id}.about`)}</p>
        {isRead && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      <DayBars days={days} />
      <p className={styles['scale']}>
        <span>{t('firstDay', { days: format.number(daysShown) })}</span>
        <span className={`${styles['uptime']} tabular`}>
          {uptimePercent !== null && t('uptime', { percent: percent(uptimePercent) })}
        </span>
        <span>{t('today')}</span>
      </p>
      <p className={`${styles['speed']} tabular`}>{today && <Speed day={today} />}</p>
      {isRead && days.some((day) => day.uptimePercent !== null) && (
        <DayTable name={t(`components.${id}.name`)} days={days} />
      )}
    </section>
  );
}

/** How fast it was today. */
function Speed({ day: { p50Ms, p95Ms } }: { readonly day: ServiceDay }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  return p50Ms !== null && p95Ms !== null && t('speed', { p50: format.number(p50Ms), p95: format.number(p95Ms) });
}
