import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { InboxWaiting } from '../inbox-waiting.tsx';
import { elementIds } from '../element-ids.ts';
import { messageQuery } from '../state/inbox-queries.ts';
import { findMessage } from '../state/message-cache.ts';
import { Composer } from './composer.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { History } from './history.tsx';
import { LabelEditor } from './label-editor.tsx';
import { MessageHead } from './message-head.tsx';
import styles from './message-pane.module.css';
import { PaneTools } from './pane-tools.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { Thread } from './thread.tsx';

/** Shows one message: its text, its thread and its history. The fields of the list row are there at once. */
export function MessagePane({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const { data, isLoading, isError, error, refetch } = useQuery(messageQuery(id));
  const message = data ?? findMessage(queries, id);
  useBeginAtTop();
  return (
    <article id={elementIds.pane} className={styles['pane']} aria-label={t('pane.label')} aria-busy={isLoading}>
      <PaneTools message={message} />
      {message && (
        <>
          <MessageHead message={message} />
          <ConflictNotice id={id} />
          <SpamNotice message={message} />
          <LabelEditor message={message} />
        </>
      )}
      {data && (
        <>
          <Thread message={data} />
          <Composer key={id} message={data} />
          <History changes={data.changes} />
        </>
      )}
      {!data && !isError && <InboxWaiting />}
      {!data && isError && <PaneFailure error={error} onRetry={() => void refetch()} />}
    </article>
  );
}

/** Scrolls an opened message to its top where it replaces the list, and the list back to its place on return. */
function useBeginAtTop(): void {
  useLayoutEffect(() => {
    const before = scrollY;
    if (matchMedia('(width >= 64rem)').matches) {
      return undefined;
    }
    scrollTo(0, 0);
    return () => scrollTo(0, before);
  }, []);
}

function PaneFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('adminContact');
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')) {
    return <Banner title={t('pane.gone')} />;
  }
  const reason = error instanceof ApiError ? error.message || t('toast.offline') : t('toast.unexpected');
  return (
    <Banner
      tone="danger"
      title={t('pane.failed', { reason })}
      actions={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    />
  );
}
