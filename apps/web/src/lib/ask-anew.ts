import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what has changed. An answer that is on its way already may be of before the change: it is given up.
 */
export async function askAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey }, { silent: true });
  await queries.invalidateQueries({ queryKey });
}
