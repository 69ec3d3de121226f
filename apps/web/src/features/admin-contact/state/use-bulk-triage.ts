import {
  type InboxBulkChanged,
  type InboxConflict,
  limits,
  type UpdateInboxMessagesBody,
  updateInboxMessages,
} from '@rakhim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { addressNow } from './inbox-address.ts';
import { messagesQuery } from './inbox-queries.ts';
import { type UndoableChange, useInboxStore } from './inbox-store.ts';
import { fileMessages, findMessage, refreshAround, showMessages } from './message-cache.ts';
import { dropMessages } from './message-pages.ts';
import { withMessageLock } from './message-mutex.ts';
import { useReportFailure } from './use-report-failure.ts';
import { useUndo } from './use-undo.ts';

export type BulkChange = Omit<UpdateInboxMessagesBody, 'messages'>;

/** Changes every selected message. A message that others have changed since is skipped and listed. */
export function useBulkTriage() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const queries = useQueryClient();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const reportFailure = useReportFailure();
  const undo = useUndo();

  function settle({ messages, conflicts, missing }: InboxBulkChanged): void {
    const { filter } = addressNow();
    fileMessages(queries, messages, { filter, ownId });
    showMessages(
      queries,
      conflicts.map(({ message }) => message),
    );
    queries.setQueryData(messagesQuery(filter).queryKey, (pages) => pages && dropMessages(pages, new Set(missing)));
  }

  async function send(ids: readonly string[], change: BulkChange): Promise<void> {
    const { select, remember, reportBulkConflicts } = useInboxStore.getState();
    const targets = ids.flatMap((id) => findMessage(queries, id) ?? []).map(({ id, version }) => ({ id, version }));
    const done: UndoableChange[] = [];
    const conflicts: InboxConflict[] = [];
    let changed = 0;
    try {
      for (let start = 0; start < targets.length; start += limits.inboxBulkMax) {
        const result = await callApi(updateInboxMessages, {
          body: { messages: targets.slice(start, start + limits.inboxBulkMax), ...change },
        });
        settle(result);
        changed += result.messages.length;
        conflicts.push(...result.conflicts);
        done.push(
          ...(result.changeSetId === null
            ? []
            : [{ changeSetId: result.changeSetId, ids: result.messages.map(({ id }) => id) }]),
        );
      }
      select(ids, false);
    } catch (error) {
      reportFailure(error, (reason) => t('toast.updateFailed', { reason }));
    }
    done.forEach(remember);
    reportBulkConflicts(conflicts.length > 0 ? { change, conflicts } : undefined);
    refreshAround(queries, ids);
    if (changed > 0) {
      const action = { label: t('toast.undo'), run: () => done.forEach((made) => void undo(made)) };
      showToast({
        title: t('toast.success'),
        body: t('toast.bulk', { count: changed, number: format.number(changed) }),
        ...(done.length > 0 && { action }),
      });
    }
  }

  return (ids: readonly string[], change: BulkChange): Promise<void> => withMessageLock(ids, () => send(ids, change));
}
