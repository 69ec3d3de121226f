import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { historyQuery } from '../dashboard-queries.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { SectionState } from '../section-state.tsx';
import { ActivityRow } from './activity-row.tsx';
import { DeleteUtteranceDialog } from './delete-utterance-dialog.tsx';
import styles from './recent-activity.module.css';
import { useUtterancePlayer } from './use-utterance-player.ts';

/** The recent utterances, to play again, download or delete. */
export function RecentActivity() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historyQuery);
  const player = useUtterancePlayer();
  const [deleting, setDeleting] = useState<string>();
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <DashboardSection title={t('activity.title')}>
      {!items && <SectionState isError={isError} onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <div className={styles['empty']}>
          <span className={styles['mark']}>
            <KuficMark size={36} />
          </span>
          <p>{t('activity.empty')}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ul role="list" className={styles['rows']}>
          {items.map((item) => (
            <ActivityRow key={item.id} item={item} player={player} onDelete={() => setDeleting(item.id)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </div>
      )}
      {deleting && <DeleteUtteranceDialog id={deleting} onClose={() => setDeleting(undefined)} />}
    </DashboardSection>
  );
}
