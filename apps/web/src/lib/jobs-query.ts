import { listJobs } from '@rakhim/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

const rowsShown = 20;

/** Under which everything about jobs is cached. */
export const jobsKey = ['jobs'] as const;

/** The jobs of the account, newest first. Events say when one has changed. */
export const jobsQuery = infiniteQueryOptions({
  queryKey: [...jobsKey, 'list'],
  staleTime: 0,
  queryFn: ({ signal, pageParam }) =>
    callApi(listJobs, { signal, query: { limit: rowsShown, ...(pageParam !== null && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
