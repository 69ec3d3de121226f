import {
  getInboxCounts,
  getInboxDiagnostics,
  getInboxMessage,
  getInboxSettings,
  type InboxFilter,
  listInboxAdministrators,
  listInboxMessages,
  listInboxViews,
} from '@rakhim/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '#src/lib/api-client.ts';
import { joinPages, type MessagePages } from './message-pages.ts';

const root = 'inbox';
export const inboxKey = [root] as const;
export const messagesKey = [root, 'messages'] as const;

/**
 * The messages that match a filter, page by page. A list is updated message by message and never refetched as a whole:
 * it may hold a hundred thousand. Another filter starts a new list.
 */
export function messagesQuery(filter: InboxFilter) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listInboxMessages, { query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    structuralSharing: (now, loaded) => joinPages(now as MessagePages | undefined, loaded as MessagePages),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [root, 'message', id],
    queryFn: ({ signal }) => callApi(getInboxMessage, { params: { id }, signal }),
  });
}

export const countsQuery = queryOptions({
  queryKey: [root, 'counts'],
  queryFn: ({ signal }) => callApi(getInboxCounts, { signal }),
});

export const administratorsQuery = queryOptions({
  queryKey: [root, 'administrators'],
  queryFn: async ({ signal }) => (await callApi(listInboxAdministrators, { signal })).administrators,
  staleTime: 5 * 60_000,
});

export const viewsQuery = queryOptions({
  queryKey: [root, 'views'],
  queryFn: async ({ signal }) => (await callApi(listInboxViews, { signal })).views,
});

export const settingsQuery = queryOptions({
  queryKey: [root, 'settings'],
  queryFn: ({ signal }) => callApi(getInboxSettings, { signal }),
});

/** The test query runs once; Refresh runs it again. */
export const diagnosticsQuery = queryOptions({
  queryKey: [root, 'diagnostics'],
  queryFn: ({ signal }) => callApi(getInboxDiagnostics, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
