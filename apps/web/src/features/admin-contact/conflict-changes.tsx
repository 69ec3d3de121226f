import type { InboxChange } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { describeChange } from './describe-change.ts';

/** The changes that others made in between, oldest first. */
export function ConflictChanges({ changes }: { readonly changes: readonly InboxChange[] }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  return (
    <ul role="list">
      {changes.map((change) => (
        <li key={change.id}>
          {describeChange(change, t)} · <bdi>{change.actor?.name ?? (change.actorName || t('history.service'))}</bdi>
          {' · '}
          <time dateTime={change.createdAt}>{format.dateTime(change.createdAt)}</time>
        </li>
      ))}
    </ul>
  );
}
