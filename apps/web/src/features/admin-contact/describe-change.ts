import { contactStatuses, type InboxChange } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import type { WantedChange } from './state/inbox-store.ts';

type Texts = TFunction<'adminContact'>;

/** Names of people and labels stand in a sentence of either language: isolated, none turns the words around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Describes a change, from which value to which. */
export function describeChange(
  { field, before, after }: Pick<InboxChange, 'field' | 'before' | 'after'>,
  t: Texts,
): string {
  switch (field) {
    case 'status':
      return t('history.status', { before: nameStatus(before, t), after: nameStatus(after, t) });
    case 'assignee':
      return t('history.assignee', { before: namePerson(before, t), after: namePerson(after, t) });
    case 'labels':
      return t('history.labels', { before: nameLabels(before, t), after: nameLabels(after, t) });
    case 'isSpam':
      return t(after === 'true' ? 'history.toSpam' : 'history.toInbox');
    case 'reply':
    case 'answer':
    case 'note':
      return t(`history.${field}`);
  }
}

/** Describes a wanted change, as briefly. */
export function describeWish(
  { status, isSpam, labels, assigneeId }: WantedChange,
  nameOf: (administratorId: string) => string,
  t: Texts,
): string {
  const wishes = [
    status !== undefined && `${t('list.status')}: ${t(`status.${status}`)}`,
    isSpam !== undefined && t(isSpam ? 'history.wantedSpam' : 'history.wantedInbox'),
    labels !== undefined && `${t('pane.labels')}: ${nameLabels(labels.join(','), t)}`,
    assigneeId !== undefined &&
      `${t('filters.byAssignee')}: ${namePerson(assigneeId === null ? null : nameOf(assigneeId), t)}`,
  ];
  return wishes.filter((wish) => wish !== false).join(' · ');
}

function nameStatus(status: string | null, t: Texts): string {
  const known = contactStatuses.find((one) => one === status);
  return known ? t(`status.${known}`) : '';
}

function namePerson(name: string | null, t: Texts): string {
  return name === null ? t('history.nobody') : isolate(name);
}

function nameLabels(labels: string | null, t: Texts): string {
  const names = (labels ?? '').split(',').filter((label) => label.trim() !== '');
  return names.length === 0 ? t('history.noLabels') : names.map((label) => isolate(label.trim())).join(' + ');
}
