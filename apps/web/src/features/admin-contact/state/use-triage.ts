import { type InboxConflict, type InboxMessage, updateInboxMessage } from '@rakhim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { applyOptimistically, describeWantedChange } from './optimistic-change.ts';
import { addressNow, useInboxAddress } from './inbox-address.ts';
import { administratorsQuery, messageQuery } from './inbox-queries.ts';
import { type UndoableChange, useInboxStore, type WantedChange } from './inbox-store.ts';
import { fileMessages, findMessage, refreshAround, showMessages } from './message-cache.ts';
import { summaryOf } from './summary-of.ts';
import { withMessageLock } from './message-mutex.ts';
import { useReportFailure } from './use-report-failure.ts';
import { useUndo } from './use-undo.ts';

/** A wanted change, or a function that derives it from the message once its lock is held. */
type Wish = WantedChange | ((message: InboxMessage) => WantedChange);

/** Changes a message: at once on the screen, then on the server, which refuses where somebody else was first. */
export function useTriage() {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const { open } = useInboxAddress();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const administrators = useQuery(administratorsQuery).data ?? [];
  const reportFailure = useReportFailure();
  const undo = useUndo();
  const { reportConflict, settleConflict, remember } = useInboxStore.getState();

  async function send(id: string, wish: Wish): Promise<void> {
    const before = await readMessage(id);
    if (!before) {
      return;
    }
    const wanted = typeof wish === 'function' ? wish(before) : wish;
    showMessages(queries, [applyOptimistically(before, wanted, administrators)]);
    try {
      const { message, changeSetId } = await callApi(updateInboxMessage, {
        params: { id },
        body: { version: before.version, ...wanted },
      });
      fileMessages(queries, [message], { filter: addressNow().filter, ownId });
      settleConflict(id);
      announceChange(changeSetId === null ? undefined : { changeSetId, ids: [id] }, wanted);
    } catch (error) {
      const conflict = readConflict(error);
      showMessages(queries, [conflict?.message ?? before]);
      if (conflict) {
        reportConflict(id, { wanted, conflict });
        sayIfUnseen(conflict.message);
      } else {
        reportFailure(error, (reason) =>
          t(wanted.status === undefined ? 'toast.changeFailed' : 'toast.updateFailed', { reason }),
        );
      }
    }
    refreshAround(queries, [id]);
  }

  /** Reads a message from the cache; when it is not there, such as while another list loads, from the server. */
  async function readMessage(id: string): Promise<InboxMessage | undefined> {
    try {
      return findMessage(queries, id) ?? summaryOf(await queries.fetchQuery(messageQuery(id)));
    } catch (error) {
      reportFailure(error, (reason) => t('toast.changeFailed', { reason }));
      return undefined;
    }
  }

  function announceChange(made: UndoableChange | undefined, wanted: WantedChange): void {
    if (made === undefined) {
      return;
    }
    remember(made);
    const body = describeWantedChange(wanted, administrators, t);
    showToast({ title: t('toast.success'), body, action: { label: t('toast.undo'), run: () => void undo(made) } });
  }

  /** A conflict is shown where the message is open; of another one there must be word. */
  function sayIfUnseen(message: InboxMessage): void {
    if (message.id !== addressNow().openId) {
      const action = { label: t('conflict.look'), run: () => open(message.id) };
      showToast({
        title: t('conflict.title'),
        body: t('conflict.unseen', { subject: message.subject }),
        tone: 'danger',
        action,
      });
    }
  }

  return (id: string, wish: Wish): Promise<void> => withMessageLock([id], () => send(id, wish));
}

/** Reads the version conflict from an error, where there is one. */
export function readConflict(error: unknown): InboxConflict | undefined {
  return error instanceof ApiError && error.code === 'message_changed'
    ? (error.details as InboxConflict | undefined)
    : undefined;
}
