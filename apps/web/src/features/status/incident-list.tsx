import type { IncidentState, ServiceIncident } from '@rakhim/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { daysShown } from './day-bars.tsx';
import styles from './incident-list.module.css';

const tones: Record<IncidentState, BadgeTone> = {
  investigating: 'danger',
  identified: 'warning',
  monitoring: 'warning',
  resolved: 'outline',
};

interface IncidentListProps {
  readonly incidents: readonly ServiceIncident[];
  /** Those that go on stand at the top of the page, and only while there are any; those that are over, at its end. */
  readonly are: 'running' | 'over';
}

/** What operators wrote about outages, newest first. */
export function IncidentList({ incidents, are }: IncidentListProps) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const titleId = useId();
  const shown = incidents.filter(({ resolvedAt }) => (resolvedAt === null) === (are === 'running'));
  if (are === 'running' && shown.length === 0) {
    return null;
  }
  return (
    <section className={styles['incidents']} data-are={are} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`incidents.${are}`)}</h2>
      {shown.length === 0 && <p>{t('incidents.none', { days: format.number(daysShown) })}</p>}
      {shown.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
    </section>
  );
}

function Incident({ incident: { title, startedAt, resolvedAt, updates } }: { readonly incident: ServiceIncident }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const language = useLanguage();
  const state = updates[0]?.state ?? 'investigating';
  const start = format.dateTime(startedAt);
  return (
    <article className={styles['incident']}>
      <h3>{title[language]}</h3>
      <Badge tone={tones[state]}>{t(`incidents.state.${state}`)}</Badge>
      <p>
        {resolvedAt === null
          ? t('incidents.since', { start })
          : t('incidents.lasted', { start, end: format.dateTime(resolvedAt) })}
      </p>
      <ol>
        {updates.map((update) => (
          <li key={update.at}>
            <p>
              <b>{t(`incidents.state.${update.state}`)}</b>{' '}
              <time dateTime={update.at}>{format.dateTime(update.at)}</time>
            </p>
            <p>{update.text[language]}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
