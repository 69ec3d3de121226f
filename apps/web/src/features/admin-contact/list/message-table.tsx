import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { elementIds, rowLinkId } from '../element-ids.ts';
import { focusWhenShown } from '../focus-when-shown.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useMessages } from '../state/use-messages.ts';
import { NewMessagesButton } from './new-messages-button.tsx';
import { MessageRow } from './message-row.tsx';
import styles from './message-table.module.css';
import { SelectAll } from './select-all.tsx';
import { useRowWindow } from './use-row-window.ts';

/**
 * The list as a table, of which only the rows that can be seen are drawn. Beside an open message, and on narrow
 * screens, each row is a card.
 */
export function MessageTable() {
  const { t } = useTranslation('adminContact');
  const { messages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } =
    useMessages();
  const { filter, openId } = useInboxAddress();
  const { currentId, selectedIds, leads } = useInboxStore();
  const isWide = useMediaQuery('(width >= 64rem)');
  const layout = isWide && openId === undefined ? 'table' : 'list';
  const scroller = useRef<HTMLDivElement>(null);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const canLoadMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData;
  const rows = useRowWindow({ count: messages.length, layout, scroller, canLoadMore, onLoadMore: loadMore });
  useLead({ index: messages.findIndex(({ id }) => id === currentId), id: currentId, leads, scrollTo: rows.scrollTo });
  const tabStop = currentId !== undefined && messages.some(({ id }) => id === currentId) ? currentId : messages[0]?.id;

  return (
    <div className={styles['frame']}>
      <NewMessagesButton />
      <div
        ref={scroller}
        id={elementIds.list}
        className={styles['scroller']}
        aria-busy={isPlaceholderData || undefined}
      >
        <table
          role="table"
          className={styles['table']}
          data-layout={layout}
          aria-rowcount={hasNextPage ? -1 : messages.length + 1}
        >
          <caption className="visually-hidden">{t('list.caption')}</caption>
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              <th role="columnheader" scope="col">
                <SelectAll messages={messages} />
              </th>
              <th role="columnheader" scope="col">
                {t('list.date')}
              </th>
              <th role="columnheader" scope="col">
                {t('list.name')}
              </th>
              <th role="columnheader" scope="col">
                {t('list.email')}
              </th>
              <th role="columnheader" scope="col">
                {t('list.subject')}
              </th>
              <th role="columnheader" scope="col">
                {t('list.status')}
              </th>
              <th role="columnheader" scope="col">
                {t('list.actions')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Room blockSize={rows.before} />
            {rows.indexes.map((index) => {
              const message = messages[index];
              return (
                message && (
                  <MessageRow
                    key={message.id}
                    message={message}
                    rowIndex={index + 2}
                    filter={filter}
                    isOpen={message.id === openId}
                    isTabStop={message.id === tabStop}
                    isSelected={selectedIds.has(message.id)}
                  />
                )
              );
            })}
            <Room blockSize={rows.after} />
          </tbody>
        </table>
        {isFetchingNextPage && <p className={styles['more']}>{t('list.loadingMore')}</p>}
        {isFetchNextPageError && (
          <p className={styles['more']} role="alert">
            {t('list.moreFailed')}{' '}
            <Button size="small" onClick={loadMore}>
              {t('list.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The room of the rows that are not drawn. */
function Room({ blockSize }: { readonly blockSize: number }) {
  return blockSize > 0 && <tr aria-hidden="true" className={styles['room']} style={{ blockSize }} />;
}

interface Lead {
  readonly index: number;
  readonly id: string | undefined;
  readonly leads: number;
  readonly scrollTo: (index: number) => void;
}

/** Brings the row that the keyboard is led to into view, and the focus with it. */
function useLead({ index, id, leads, scrollTo }: Lead): void {
  const followed = useRef(leads);
  useEffect(() => {
    if (id === undefined || index === -1 || followed.current === leads) {
      return;
    }
    followed.current = leads;
    scrollTo(index);
    // The row may have to be drawn first.
    focusWhenShown(rowLinkId(id), { preventScroll: true });
  }, [id, index, leads, scrollTo]);
}
