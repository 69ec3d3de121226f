import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { DropTarget } from '#src/components/ui/drop-target.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { jobsKey, jobsQuery } from '#src/lib/jobs-query.ts';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';
import { JobRow } from './job-row.tsx';
import styles from './jobs.module.css';
import { NewJobDialog } from './new-job-dialog.tsx';

/** Every job of the account, newest first: to create, follow, pause, cancel, hear and delete. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(jobsQuery);
  const [draft, setDraft] = useState<{ readonly document?: File | undefined }>();
  useLiveJobs();
  const jobs = data?.pages.flatMap(({ items }) => items);
  const create = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setDraft({})}>
      {t('create')}
    </Button>
  );
  return (
    <DropTarget label={t('drop')} onDrop={([document]) => setDraft({ document })}>
      <PageBody>
        <PageHeader title={t('title')} lead={t('lead')} {...(jobs && jobs.length > 0 && { actions: create })} />
        {!jobs && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
        {jobs?.length === 0 && (
          <EmptyState title={t('empty.title')} body={t('empty.body')}>
            {create}
          </EmptyState>
        )}
        {jobs && jobs.length > 0 && (
          <ul role="list" className={styles['rows']} aria-label={t('list')}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        {draft && <NewJobDialog document={draft.document} onClose={() => setDraft(undefined)} />}
      </PageBody>
    </DropTarget>
  );
}

/** Keeps the jobs that are shown as they are on the server. */
function useLiveJobs(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents(({ kind }) => {
        if (kind === 'jobs') {
          void invalidateQueries(queries, jobsKey);
        }
      }),
    [queries],
  );
}
