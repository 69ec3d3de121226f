import { type Job, getJob, jobTimesFormats } from '@rakhim/contract';
import { getVoice } from '@rakhim/contract/voices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './jobs.module.css';
import { ownPathOf } from './own-path.ts';

const secondMs = 1_000;
const minuteMs = 60_000;

/** Everything that is known of a job, and its sound to hear. */
export function JobDetail({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const language = useLanguage();
  const { segments, voice, result, finishedAt, spokenBy, warnings } = job;
  const models = spokenBy.flatMap(({ model }) => model ?? []);
  const [unit, unitMs] =
    (result?.durationMs ?? 0) < minuteMs ? (['second', secondMs] as const) : (['minute', minuteMs] as const);
  const length =
    result &&
    format.number(result.durationMs / unitMs, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
  const facts: readonly (readonly [string, string | null])[] = [
    [t('detail.voice'), getVoice(voice).name[language]],
    [t('detail.model'), models.length === 0 ? null : models.join(', ')],
    [
      t('detail.segments'),
      t('detail.segmentsOf', { done: format.number(segments.done), total: format.number(segments.total) }),
    ],
    [t('detail.created'), format.dateTime(job.createdAt)],
    [t('detail.finished'), finishedAt && format.dateTime(finishedAt)],
    [t('detail.length'), length],
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
      {warnings.length > 0 && (
        <ul className={styles['warnings']}>
          {Array.from(new Set(warnings.map(({ message }) => message)), (message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {result && <JobSound id={job.id} />}
    </Dialog>
  );
}

/** The sound, by a link that was asked for just now: that of the list may have ended, or change while it plays. */
function JobSound({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const { data, isError } = useQuery({
    queryKey: ['job-sound', id],
    queryFn: ({ signal }) => callApi(getJob, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) {
    return <p role="alert">{t('detail.soundFailed')}</p>;
  }
  const timestampsUrl = data?.result?.timestampsUrl;
  return (
    <>
      <audio
        className={styles['sound']}
        controls
        preload="none"
        src={data?.result ? ownPathOf(data.result.url) : undefined}
        aria-label={t('detail.listen')}
      />
      {timestampsUrl && <TimesLinks url={timestampsUrl} />}
    </>
  );
}

/** When its words sound, to save as subtitles or for a program. */
function TimesLinks({ url }: { readonly url: string }) {
  const { t } = useTranslation('jobs');
  return (
    <div className={styles['times']} role="group" aria-label={t('detail.times')}>
      <span>{t('detail.times')}</span>
      {jobTimesFormats.map((format) => (
        <a
          key={format}
          href={`${ownPathOf(url)}&format=${format}&download=1`}
          download
          aria-label={t('detail.saveTimes', { format: format.toUpperCase() })}
        >
          {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
