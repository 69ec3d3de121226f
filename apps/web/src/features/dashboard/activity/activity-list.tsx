import type { useInfiniteQuery } from '@tanstack/react-query';
import type { History } from '@rakhim/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { DownloadTool } from '#src/components/utterances/download-tool.tsx';
import { ShareTool } from '#src/components/utterances/share-tool.tsx';
import { useUtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { nameOf, UtteranceRow } from '#src/components/utterances/utterance-row.tsx';
import styles from './activity-list.module.css';
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
  const { t: row } = useTranslation('utterances');
  const player = useUtterancePlayer();
  const [deleting, setDeleting] = useState<string>();
  const items = data?.pages.flatMap((page) => page.items).slice(0, rowsMax);
  return (
    <>
      {!items && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
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
            <UtteranceRow
              key={item.id}
              item={item}
              player={player}
              tools={
                <>
                  {item.audio && <ShareTool item={item} />}
                  {item.audio && <DownloadTool item={item} />}
                  <IconButton
                    label={row('delete', { text: nameOf(item) })}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    onClick={() => setDeleting(item.id)}
                  />
                </>
              }
            />
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
