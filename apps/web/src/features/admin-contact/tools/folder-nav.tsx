import { contactStatuses, type InboxFilter } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#src/lib/use-format.ts';
import { isSameFilter, useInboxAddress, writeFilter } from '../state/inbox-address.ts';
import { countsQuery } from '../state/inbox-queries.ts';
import styles from './folder-nav.module.css';
import { SavedViews } from './saved-views.tsx';

interface Folder {
  readonly name: string;
  readonly filter: InboxFilter;
  readonly count: number | undefined;
  readonly hint?: string;
}

/** The ways to look at the inbox, each with the number of messages there, and those that somebody has saved. */
export function FolderNav() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { filter } = useInboxAddress();
  const counts = useQuery(countsQuery).data;
  const inbox = counts && contactStatuses.reduce((sum, status) => sum + counts.byStatus[status], 0);
  const folders: readonly Folder[] = [
    { name: t('folders.inbox'), filter: {}, count: inbox },
    ...contactStatuses.map((status): Folder => ({
      name: t(`status.${status}`),
      filter: { status },
      count: counts?.byStatus[status],
    })),
    { name: t('folders.mine'), filter: { assignee: 'me' }, count: counts?.mine, hint: t('folders.mineHint') },
    {
      name: t('folders.unassigned'),
      filter: { assignee: 'none' },
      count: counts?.unassigned,
      hint: t('folders.mineHint'),
    },
    { name: t('folders.spam'), filter: { folder: 'spam' }, count: counts?.spam },
  ];
  return (
    <nav aria-label={t('folders.label')} className={styles['folders']}>
      <ul role="list">
        {folders.map(({ name, filter: target, count, hint }) => (
          <li key={name}>
            <Link
              to={writeFilter(target)}
              title={hint}
              className={styles['folder']}
              aria-current={isSameFilter(filter, target) ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={`${styles['count']} tabular`}>{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <SavedViews />
    </nav>
  );
}
