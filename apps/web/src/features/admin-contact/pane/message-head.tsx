import type { InboxMessage } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageOfText } from '#src/lib/language-of-text.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { headingId } from '../element-ids.ts';
import { StatusBadge } from '../status-badge.tsx';
import { writeFilter } from '../state/inbox-address.ts';
import styles from './message-pane.module.css';

/** The header of a message: its subject, who wrote it and when. */
export function MessageHead({ message }: { readonly message: InboxMessage }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { id, name, email, subject, status, reference, accountId, repeats, assignee, createdAt } = message;
  return (
    <header className={styles['head']}>
      <h2 id={headingId(id)} tabIndex={-1}>
        <bdi lang={languageOfText(subject)}>{subject}</bdi>
      </h2>
      <p className={styles['sender']}>
        <bdi className={styles['senderName']}>{name}</bdi>
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
        <Link to={writeFilter({ folder: 'all', email })}>{t('pane.allFrom')}</Link>
      </p>
      <ul role="list" className={styles['facts']}>
        <li>
          <StatusBadge status={status} />
        </li>
        <li>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </li>
        <li className="tabular">{t('pane.reference', { reference: `\u2066${reference}\u2069` })}</li>
        <li>{assignee ? t('pane.assignedTo', { name: assignee.name }) : t('pane.unassigned')}</li>
        {accountId !== null && <li>{t('pane.account')}</li>}
        {repeats > 0 && <li>{t('pane.repeated', { count: repeats, number: format.number(repeats) })}</li>}
      </ul>
    </header>
  );
}
