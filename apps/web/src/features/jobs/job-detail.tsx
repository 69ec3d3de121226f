import type { Job } from '@rakhim/contract';
import { getVoice } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './jobs.module.css';
import { soundPathOf } from './sound-path.ts';

const minuteMs = 60_000;

/** Everything that is known of a job, and its sound to hear. */
export function JobDetail({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const language = useLanguage();
  const { segments, voice, result, finishedAt } = job;
  const minutes =
    result && format.number(result.durationMs / minuteMs, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 });
  const facts: readonly (readonly [string, string | null])[] = [
    [t('detail.voice'), getVoice(voice).name[language]],
    [
      t('detail.segments'),
      t('detail.segmentsOf', { done: format.number(segments.done), total: format.number(segments.total) }),
    ],
    [t('detail.created'), format.dateTime(job.createdAt)],
    [t('detail.finished'), finishedAt && format.dateTime(finishedAt)],
    [t('detail.length'), minutes],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={job.title} actions={<Button onClick={onClose}>{t('detail.close')}</Button>}>
      <dl className={styles['detail']}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {result && <audio controls preload="none" src={soundPathOf(result)} aria-label={t('detail.listen')} />}
    </Dialog>
  );
}
