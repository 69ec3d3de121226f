import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSessionStore } from '#src/stores/session-store.ts';

/** The one cache of answers of the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});

// Cached data of one account is not shown to the next.
useSessionStore.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) {
    queryClient.clear();
  }
});

/**
 * A component whose parts may ask the server. Put around what is loaded by itself, such as a member's page or a form:
 * what visitors of the public pages see first asks nothing, and loads without the library.
 */
export function withQueries<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
}
