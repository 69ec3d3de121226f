import type { InboxAdministrator, InboxMessage } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import type { WantedChange } from './inbox-store.ts';

/** Describes a change to a message in a sentence. */
export function describeWantedChange(
  wanted: WantedChange,
  administrators: readonly InboxAdministrator[],
  t: TFunction<'adminContact'>,
): string {
  if (wanted.status !== undefined) {
    return t('toast.statusUpdated', { status: t(`statusValue.${wanted.status}`) });
  }
  if (wanted.isSpam !== undefined) {
    return t(wanted.isSpam ? 'toast.movedToSpam' : 'toast.movedToInbox');
  }
  if (wanted.labels !== undefined) {
    return t('toast.labelsSaved');
  }
  const assignee = administrators.find(({ id }) => id === wanted.assigneeId);
  return assignee ? t('toast.assigned', { name: assignee.name }) : t('toast.unassigned');
}

/** Applies a change to a message optimistically: the screen shows it before the server has answered. */
export function applyOptimistically(
  message: InboxMessage,
  { status, isSpam, labels, assigneeId }: WantedChange,
  administrators: readonly InboxAdministrator[],
): InboxMessage {
  const assignee = administrators.find(({ id }) => id === assigneeId);
  return {
    ...message,
    ...(status !== undefined && { status }),
    ...(isSpam !== undefined && { isSpam }),
    ...(labels !== undefined && { labels }),
    ...(assigneeId === null && { assignee: null }),
    ...(assignee && { assignee: { id: assignee.id, name: assignee.name } }),
  };
}
