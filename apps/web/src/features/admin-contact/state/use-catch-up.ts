import { getInboxMessage, type InboxMessage, listInboxChanges, listInboxMessages } from '@rakhim/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '#src/lib/api-client.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { isListIdle } from '../element-ids.ts';
import { addressNow, isSameFilter, useInboxAddress } from './inbox-address.ts';
import { messagesQuery } from './inbox-queries.ts';
import { useInboxStore } from './inbox-store.ts';
import { fileMessages, findMessage, refreshAround, showMessages } from './message-cache.ts';
import { listMessages } from './message-pages.ts';
import { summaryOf } from './summary-of.ts';

/** The most messages fetched one by one; for others, a later edit reports a version conflict. */
const lookedUpMax = 20;
const timeoutMs = 20_000;

/**
 * Brings the screen up to date without moving what is being read: changes appear in place; new messages wait until
 * there is a good moment for them.
 */
export function useCatchUp() {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const { filter } = useInboxAddress();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const format = useFormat();

  return async function catchUp(): Promise<void> {
    const { queryKey } = messagesQuery(filter);
    const signal = AbortSignal.timeout(timeoutMs);
    // A list that is still on its way may be of before what there is to catch up with.
    await queries
      .getQueryCache()
      .find({ queryKey })
      ?.promise?.catch(() => undefined);
    const { messages } = await callApi(listInboxMessages, { query: { ...filter }, signal });
    const older = await readOlderChanges(queries, new Set(messages.map(({ id }) => id)), signal);
    showMessages(queries, onlyNewer(queries, [...messages, ...older]));
    const now = addressNow();
    refreshAround(queries, now.openId === undefined ? [] : [now.openId]);
    const pages = queries.getQueryData(queryKey);
    if (!pages || !isSameFilter(filter, now.filter)) {
      return;
    }
    const known = new Set(listMessages(pages).map(({ id }) => id));
    const arrived = messages.filter(({ id }) => !known.has(id));
    const { announce, holdRequests } = useInboxStore.getState();
    if (arrived.length > 0) {
      announce(t('list.arrived', { count: arrived.length, number: format.number(arrived.length) }));
    }
    if (isListIdle()) {
      fileMessages(queries, arrived, { filter, ownId });
      holdRequests([]);
    } else {
      holdRequests(arrived);
    }
  };
}

function onlyNewer(queries: QueryClient, messages: readonly InboxMessage[]): readonly InboxMessage[] {
  return messages.filter((message) => message.version > (findMessage(queries, message.id)?.version ?? 0));
}

/** Messages further down the list that others have changed, as they are now. */
async function readOlderChanges(
  queries: QueryClient,
  seen: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly InboxMessage[]> {
  const { changes } = await callApi(listInboxChanges, { query: { limit: 50 }, signal });
  const stale = changes.filter(
    ({ messageId, version }) => !seen.has(messageId) && version > (findMessage(queries, messageId)?.version ?? version),
  );
  const ids = [...new Set(stale.map(({ messageId }) => messageId))].slice(0, lookedUpMax);
  return Promise.all(ids.map(async (id) => summaryOf(await callApi(getInboxMessage, { params: { id }, signal }))));
}
