import { getMe } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The query for the signed-in account, such as whether it is an administrator. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callApi(getMe, { signal }),
});
