import { listLexiconHistory, restoreLexicon, undoLexicon } from '@rakhim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { askAgain } from '#src/lib/lexicon/change-lexicon.ts';
import { lexiconKey } from '#src/lib/lexicon/lexicon-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './history-dialog.module.css';
import { VersionRow } from './version-row.tsx';

const versionsPerPage = 20;

/** The changes of the lexicon, newest first: what each changed, to undo one or to go back to where it led. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('lexicon');
  const { t: site } = useTranslation();
  const showFailure = useShowFailure();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...lexiconKey, 'history'],
    staleTime: 0,
    queryFn: ({ signal, pageParam }) =>
      callApi(listLexiconHistory, {
        signal,
        query: { limit: versionsPerPage, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const versions = data?.pages.flatMap((page) => page.versions);
  const oldest = data?.pages[0]?.oldestVersion ?? 0;

  async function run(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call();
      showToast({ title: done });
    } catch (error) {
      showFailure(error, t('undoFailed'));
    } finally {
      await askAgain();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('history.title')}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {site('actions.close')}
        </Button>
      }
    >
      {!versions && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
      {versions?.length === 0 && <p>{t('history.empty')}</p>}
      <ul role="list" className={styles['versions']}>
        {versions?.map((version, index) => (
          <VersionRow
            key={version.version}
            version={version}
            isNewest={index === 0}
            canRestore={version.version >= oldest}
            onUndo={() => run(() => callApi(undoLexicon, { body: { version: version.version } }), t('history.undone'))}
            onRestore={() =>
              run(() => callApi(restoreLexicon, { body: { version: version.version } }), t('history.restored'))
            }
          />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.older')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
