import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentSecurityNonce } from '#src/lib/content-security-nonce.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});

// What one account was shown is not there for the next.
useSessionStore.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) {
    queryClient.clear();
  }
});

/** What the whole app shares. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider nonce={contentSecurityNonce()}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CSPProvider>
  );
}
