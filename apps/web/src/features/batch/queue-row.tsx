import { getVoice } from '@rakhim/contract/voices';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { FileName } from './file-name.tsx';
import { JobState } from './job-state.tsx';
import { useQueueStore } from './queue-store.ts';
import styles from './queue-row.module.css';
import { RowActions } from './row-actions.tsx';

interface QueueRowProps {
  readonly id: string;
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly offset: number;
  readonly onPreview: (id: string) => void;
  readonly onListen: (id: string) => void;
}

/** One file. */
export const QueueRow = memo(function QueueRow({ id, index, offset, onPreview, onListen }: QueueRowProps) {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const language = useLanguage();
  const job = useQueueStore((queue) => queue.jobs.get(id));
  const isSelected = useQueueStore((queue) => queue.selected.has(id));
  const length = useQueueStore((queue) => queue.order.length);
  const select = useQueueStore((queue) => queue.select);
  if (!job) {
    return null;
  }
  const share = job.characters === 0 ? 0 : job.spokenCharacters / job.characters;
  return (
    <div
      role="listitem"
      className={styles['row']}
      data-state={job.state}
      style={{ insetBlockStart: offset }}
      aria-posinset={index + 1}
      aria-setsize={length}
    >
      <input
        type="checkbox"
        className={styles['check']}
        aria-label={t('list.select', { name: job.name })}
        checked={isSelected}
        onChange={(event) => select([id], event.target.checked)}
      />
      <div className={styles['name']}>
        <FileName name={job.name} />
        <JobState job={job} />
      </div>
      <span className={styles['voice']}>
        {getVoice(job.voice).name[language]} · {job.format.toUpperCase()}
      </span>
      <span className={`${styles['characters']} tabular`}>{number(job.characters)}</span>
      <RowActions job={job} index={index} onPreview={onPreview} onListen={onListen} />
      {job.state === 'running' && (
        <progress className={styles['progress']} max={1} value={share} aria-label={t('run.label')} />
      )}
    </div>
  );
});
