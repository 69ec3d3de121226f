import { type ContactStatus, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { Administrator } from '#src/modules/accounts/administrators/administrators.service.ts';
import type { ChangeRow, ChangeValue, SettableField } from './changes.queries.ts';
import type { TriageRow, TriageUpdate } from './triage.queries.ts';

/** The wanted state of a message. A field that is left out stays as it is. */
export interface Wanted {
  readonly status?: ContactStatus | undefined;
  readonly assignee?: Pick<Administrator, 'id' | 'name'> | null | undefined;
  readonly isSpam?: boolean | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly addLabels?: readonly string[] | undefined;
  readonly removeLabels?: readonly string[] | undefined;
}

/** One field that becomes another. */
export interface Difference {
  readonly field: SettableField;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
}

/**
 * Finds the fields that differ from the wanted state; undefined when none does.
 *
 * @throws AppError `too_many_labels`.
 */
export function findDifferences(row: TriageRow, wanted: Wanted): Difference[] {
  const is = valuesOf(row);
  const shallBe: Partial<Record<SettableField, ChangeValue>> = {
    ...(wanted.status !== undefined && { status: wanted.status }),
    ...(wanted.assignee !== undefined && { assignee: wanted.assignee }),
    ...(wanted.isSpam !== undefined && { isSpam: wanted.isSpam }),
    ...((wanted.labels ?? wanted.addLabels ?? wanted.removeLabels) && { labels: decideLabels(row.labels, wanted) }),
  };
  return (Object.keys(shallBe) as SettableField[])
    .map((field) => ({ field, before: is[field], after: shallBe[field] ?? null }))
    .filter(({ before, after }) => !isSame(before, after));
}

/** The columns that differences are written to. */
export function toUpdate(differences: readonly Difference[]): TriageUpdate {
  const columns: Readonly<Record<SettableField, (value: ChangeValue) => TriageUpdate>> = {
    status: (value) => ({ status: value as ContactStatus }),
    assignee: (value) => ({ assignee_id: idOf(value) }),
    labels: (value) => ({ labels: [...(value as readonly string[])] }),
    isSpam: (value) => ({ is_spam: value === true }),
  };
  return Object.assign({}, ...differences.map(({ field, after }) => columns[field](after))) as TriageUpdate;
}

/**
 * Returns how a message shall be for changes to be undone; nothing when somebody has changed one of their fields since.
 */
export function decideUndo(
  row: TriageRow,
  changes: readonly ChangeRow[],
  administrators: readonly Administrator[],
): Wanted | undefined {
  const is = valuesOf(row);
  const fields = changes as readonly (ChangeRow & { readonly field: SettableField })[];
  if (fields.some(({ field, before, after }) => !isSame(is[field], after) && !isSame(is[field], before))) {
    return undefined;
  }
  const wanted: Partial<Record<SettableField, ChangeValue>> = Object.fromEntries(
    fields.map(({ field, before }) => [field, before]),
  );
  // An account that is no administrator any more cannot be assigned.
  const { assignee } = wanted;
  const former = administrators.find(({ id }) => assignee !== undefined && id === idOf(assignee));
  return {
    ...(wanted as Wanted),
    ...(assignee !== undefined && { assignee: former ? { id: former.id, name: former.name } : null }),
  };
}

function valuesOf(row: TriageRow): Readonly<Record<SettableField, ChangeValue>> {
  const { status, assignee_id: id, assignee_name: name, labels, is_spam: isSpam } = row;
  return { status, assignee: id === null ? null : { id, name: name ?? '' }, labels, isSpam };
}

function decideLabels(
  present: readonly string[],
  { labels = present, addLabels = [], removeLabels = [] }: Wanted,
): string[] {
  const removed = new Set(removeLabels);
  const decided = [...new Set([...labels, ...addLabels].map((label) => label.normalize('NFC')))].filter(
    (label) => !removed.has(label),
  );
  if (decided.length > limits.inboxLabelsMax) {
    throw new AppError('too_many_labels', { values: { max: limits.inboxLabelsMax } });
  }
  return decided.toSorted();
}

/** People are the same by their id, whatever they are called now; labels in whatever order. */
function isSame(one: ChangeValue, other: ChangeValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.toSorted().join() === other.toSorted().join();
  }
  return idOf(one) === idOf(other) && (idOf(one) !== null || one === other);
}

function idOf(value: ChangeValue): string | null {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}
