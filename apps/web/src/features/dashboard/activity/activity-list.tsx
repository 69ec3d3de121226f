import type { useInfiniteQuery } from '@tanstack/react-query';
import type { History } from '@rakhim/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useUtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { SectionState } from '../section-state.tsx';
import styles from './activity-list.module.css';
import { ActivityRow } from './activity-row.tsx';
import { DeleteUtteranceDialog } from './delete-utterance-dialog.tsx';

interface ActivityListProps {
  readonly history: Pick<
    ReturnType<typeof useInfiniteQuery<History, Error, { readonly pages: readonly History[] }>>,
    'data' | 'isError' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
  /** What is said where there is nothing. */
  readonly empty: string;
  /** Rows that are shown at most; without it all that was loaded, with a button for more. */
  readonly rowsMax?: number;
}

/** Utterances, newest first, to play again, download or delete. */
export function ActivityList({ history, empty, rowsMax }: ActivityListProps) {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = history;
  const player = useUtterancePlayer(t('activity.playFailed'));
  const [deleting, setDeleting] = useState<string>();
  const items = data?.pages.flatMap((page) => page.items).slice(0, rowsMax);
  return (
    <>
      {!items && <SectionState isError={isError} onRetry={() => void refetch()} />}
      {items?.length === 0 && !hasNextPage && (
        <div className={styles['empty']}>
          <span className={styles['mark']}>
            <KuficMark size={36} />
          </span>
          <p>{empty}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ul role="list" className={styles['rows']}>
          {items.map((item) => (
            <ActivityRow key={item.id} item={item} player={player} onDelete={() => setDeleting(item.id)} />
          ))}
        </ul>
      )}
      {hasNextPage && rowsMax === undefined && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </div>
      )}
      {deleting && <DeleteUtteranceDialog id={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
