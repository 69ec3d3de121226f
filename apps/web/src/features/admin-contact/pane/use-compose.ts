import {
  type ContactStatus,
  createInboxNote,
  createInboxReply,
  type InboxConflict,
  type InboxMessageDetail,
} from '@rakhim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { addressNow } from '../state/inbox-address.ts';
import { messageQuery } from '../state/inbox-queries.ts';
import { fileMessages, findMessage, refreshAround, showMessages } from '../state/message-cache.ts';
import { summaryOf } from '../state/summary-of.ts';
import { withMessageLock } from '../state/message-mutex.ts';
import { useReportFailure } from '../state/use-report-failure.ts';
import { readConflict } from '../state/use-triage.ts';

/**
 * Sends replies and adds notes. A reply is refused when the thread has grown meanwhile, so that its writer reads the
 * new entries first.
 */
export function useCompose(id: string) {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const reportFailure = useReportFailure();
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<InboxConflict>();

  function show(detail: InboxMessageDetail): void {
    queries.setQueryData(messageQuery(id).queryKey, detail);
    fileMessages(queries, [summaryOf(detail)], { filter: addressNow().filter, ownId });
    refreshAround(queries, []);
  }

  /** @returns whether it was sent. */
  async function reply(body: string, status?: ContactStatus): Promise<boolean> {
    setIsBusy(true);
    try {
      await withMessageLock([id], async () => {
        const version = findMessage(queries, id)?.version ?? 1;
        show(await callApi(createInboxReply, { params: { id }, body: { version, body, ...(status && { status }) } }));
      });
      setConflict(undefined);
      showToast({ title: t('composer.sent') });
      return true;
    } catch (error) {
      const found = readConflict(error);
      setConflict(found);
      if (found) {
        showMessages(queries, [found.message]);
        refreshAround(queries, [id]);
      } else {
        reportFailure(error, (reason) => t('composer.failed', { reason }));
      }
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  async function note(body: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await withMessageLock([id], async () => show(await callApi(createInboxNote, { params: { id }, body: { body } })));
      showToast({ title: t('composer.noted') });
      return true;
    } catch (error) {
      reportFailure(error, (reason) => t('composer.noteFailed', { reason }));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { reply, note, isBusy, conflict };
}
