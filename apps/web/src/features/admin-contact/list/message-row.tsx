import type { InboxFilter, InboxMessage } from '@rakhim/contract';
import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageOfText } from '#src/lib/language-of-text.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { headingId, messageIdOf, rowLinkId } from '../element-ids.ts';
import { focusWhenShown } from '../focus-when-shown.ts';
import { StatusBadge } from '../status-badge.tsx';
import { writeFilter } from '../state/inbox-address.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { LabelChips } from '../label-chips.tsx';
import styles from './message-table.module.css';
import { RowMenu } from './row-menu.tsx';

const dateOptions = { year: 'numeric', month: 'short', day: 'numeric' } as const;

interface MessageRowProps {
  readonly message: InboxMessage;
  /** Its place in the whole table, counted from one, with the head. */
  readonly rowIndex: number;
  readonly filter: InboxFilter;
  readonly isOpen: boolean;
  /** One row takes part in the order of tabs; the arrow keys lead to the others. */
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
}

/** One message of the list. Everything that a stranger wrote is shown as text, in its own direction. */
export const MessageRow = memo(function MessageRow({
  message,
  rowIndex,
  filter,
  isOpen,
  isTabStop,
  isSelected,
}: MessageRowProps) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { moveTo, select } = useInboxStore.getState();
  const { id, name, email, subject, preview, status, labels, assignee, isAwaitingUs, replies, createdAt } = message;
  const tabIndex = isTabStop ? 0 : -1;

  function openByRow(event: MouseEvent<HTMLElement>) {
    const isControl = (event.target as Element).closest('a, button, input, [role="menu"]') !== null;
    if (!isControl && getSelection()?.isCollapsed !== false) {
      document.getElementById(rowLinkId(id))?.click();
    }
  }

  function noteOpening(event: MouseEvent) {
    moveTo(id);
    // Opening by the keyboard moves the focus into the message.
    if (event.detail === 0) {
      focusWhenShown(headingId(id));
    }
  }

  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      className={styles['row']}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      onClick={openByRow}
      onKeyDown={walkByArrows}
    >
      <td role="cell" className={styles['select']}>
        <label className={styles['check']}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={t('list.select', { subject })}
            checked={isSelected}
            onChange={(event) => select([id], event.target.checked)}
          />
        </label>
      </td>
      <td role="cell" className={`${styles['date']} tabular`}>
        <time dateTime={createdAt}>{format.date(createdAt, dateOptions)}</time>
      </td>
      <td role="cell" className={styles['name']}>
        <span className={styles['line']}>
          <bdi lang={languageOfText(name)} className={styles['clip']}>
            {name}
          </bdi>
        </span>
      </td>
      <td role="cell" className={styles['email']}>
        <span className={styles['line']}>
          <bdi dir="ltr" className={styles['clip']}>
            {email}
          </bdi>
        </span>
      </td>
      <td role="cell" className={styles['subject']}>
        <span className={styles['line']}>
          {isAwaitingUs && (
            <span
              className={styles['awaiting']}
              role="img"
              aria-label={t('list.awaiting')}
              title={t('list.awaiting')}
            />
          )}
          <Link
            id={rowLinkId(id)}
            to={writeFilter(filter, id)}
            tabIndex={tabIndex}
            className={styles['link']}
            aria-current={isOpen || undefined}
            onClick={noteOpening}
          >
            <bdi lang={languageOfText(subject)} className={styles['clip']}>
              {subject}
            </bdi>
          </Link>
          <LabelChips labels={labels} max={2} />
        </span>
        <span className={styles['preview']}>
          {replies > 0 && <span>{t('list.replies', { count: replies, number: format.number(replies) })} ·</span>}
          {assignee && <span>{t('list.assignedTo', { name: assignee.name })} ·</span>}
          <bdi lang={languageOfText(preview)} className={styles['clip']}>
            {preview}
          </bdi>
        </span>
      </td>
      <td role="cell" className={styles['status']}>
        <StatusBadge status={status} />
      </td>
      <td role="cell" className={styles['actions']}>
        <RowMenu message={message} tabIndex={tabIndex} />
      </td>
    </tr>
  );
});

/** Up and down lead from row to row, as in any list. */
function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  const next = event.key in step ? event.currentTarget[step[event.key as keyof typeof step]] : null;
  const link = next?.querySelector('a');
  const isInMenu = (event.target as Element).closest('[role="menu"]') !== null;
  if (link && !isInMenu) {
    event.preventDefault();
    useInboxStore.getState().leadTo(messageIdOf(link));
  }
}
