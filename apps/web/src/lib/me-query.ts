import { getMe } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** What the server says of whoever is signed in, such as whether they are an administrator. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callApi(getMe, { signal }),
});
