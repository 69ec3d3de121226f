import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates queries after a change on the server and refetches those on the screen. Requests in flight are cancelled
 * first: their answers may have been made before the change.
 */
export async function invalidateQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey }, { silent: true });
  await queries.invalidateQueries({ queryKey });
}
