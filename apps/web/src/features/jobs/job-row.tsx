import type { Job } from '@rakhim/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { JobDetail } from './job-detail.tsx';
import { JobTools } from './job-tools.tsx';
import styles from './jobs.module.css';

const tones: Readonly<Record<Job['status'], BadgeTone>> = {
  queued: 'soft',
  running: 'soft',
  paused: 'warning',
  completed: 'solid',
  failed: 'danger',
  canceled: 'outline',
};
const open: ReadonlySet<Job['status']> = new Set(['queued', 'running', 'paused']);

/** A job: what it is called, how far it is, and what can be done about it. */
export function JobRow({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [isDetailed, setIsDetailed] = useState(false);
  const { title, status, progress, characters, error, pausedBecause, keptUntil } = job;
  const facts = [
    t('characters', { count: characters, number: format.number(characters) }),
    format.dateTime(job.createdAt),
    ...(keptUntil === null ? [] : [t('keptUntil', { date: format.date(keptUntil) })]),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <button type="button" className={styles['title']} onClick={() => setIsDetailed(true)}>
          <bdi>{title}</bdi>
        </button>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <p className={`${styles['facts']} tabular`}>{facts.join(' · ')}</p>
        {error && <p className={styles['error']}>{error.message}</p>}
        {pausedBecause === 'subscription_required' && <p className={styles['facts']}>{t('noSubscription')}</p>}
      </div>
      {open.has(status) && (
        <p className={styles['progress']}>
          <progress aria-label={t('progressOf', { title })} max={1} value={progress} />
          <span className="tabular">{format.number(progress, { style: 'percent' })}</span>
        </p>
      )}
      <JobTools job={job} />
      {isDetailed && <JobDetail job={job} onClose={() => setIsDetailed(false)} />}
    </li>
  );
}
