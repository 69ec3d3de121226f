import { listHistory } from '@rakhim/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

const rowsShown = 10;

/** Under which every search of the history is cached. */
export const historyKey = ['history'] as const;

/** The history, newest first. @param search only texts with these words; all where it is empty. */
export const historyQueryOf = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, search],
    // Events keep it as it is on the server while it is open; what happened meanwhile is asked for when it opens.
    staleTime: 0,
    queryFn: ({ signal, pageParam }) =>
      callApi(listHistory, {
        signal,
        query: {
          limit: rowsShown,
          ...(pageParam !== null && { cursor: pageParam }),
          ...(search !== '' && { search }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
