import { type Job, cancelJob, deleteJob, getJob, pauseJob, resumeJob } from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Pause, Play, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { jobsKey } from '#src/lib/jobs-query.ts';
import styles from './jobs.module.css';
import { ownPathOf } from './own-path.ts';

const iconSize = 16;

/** What can be done about a job in the state that it is in. */
export function JobTools({ job: { id, status, result } }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [asked, setAsked] = useState<'cancel' | 'delete'>();
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (route: typeof pauseJob | typeof resumeJob) => callApi(route, { params: { id } }),
    onSuccess: () => invalidateQueries(queries, jobsKey),
    onError: (error) => showFailure(error),
  });
  // Links end after an hour or two, and a list may be looked at for longer.
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(getJob, { params: { id } }),
    onSuccess: ({ result: fresh }) => {
      if (fresh) {
        location.assign(`${ownPathOf(fresh.url)}&download=1`);
      }
    },
    onError: (error) => showFailure(error),
  });
  const isOpen = status === 'queued' || status === 'running' || status === 'paused';
  return (
    <div className={styles['tools']}>
      {(status === 'queued' || status === 'running') && (
        <Button
          size="small"
          icon={<Pause size={iconSize} aria-hidden="true" />}
          isBusy={change.isPending}
          onClick={() => change.mutate(pauseJob)}
        >
          {t('actions.pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button
          size="small"
          icon={<Play size={iconSize} aria-hidden="true" />}
          isBusy={change.isPending}
          onClick={() => change.mutate(resumeJob)}
        >
          {t('actions.resume')}
        </Button>
      )}
      {result && (
        <Button
          size="small"
          icon={<Download size={iconSize} aria-hidden="true" />}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('actions.download')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? <X size={iconSize} aria-hidden="true" /> : <Trash2 size={iconSize} aria-hidden="true" />}
        onClick={() => setAsked(isOpen ? 'cancel' : 'delete')}
      >
        {t(isOpen ? 'actions.cancel' : 'actions.delete')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}Title`)}
          confirm={t(`actions.${asked}`)}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await callApi(asked === 'cancel' ? cancelJob : deleteJob, { params: { id } });
            await invalidateQueries(queries, jobsKey);
          }}
        >
          {t(`${asked}Body`)}
        </ConfirmDialog>
      )}
    </div>
  );
}
