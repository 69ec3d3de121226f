import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, Suspense } from 'react';
import { contentSecurityNonce } from '#src/lib/content-security-nonce.ts';

/**
 * What the whole app shares. All of it is one boundary, above which nothing ever changes: a boundary that hears of a
 * change before React has taken over what was made at build time would be drawn anew, and whoever had begun to write in
 * it would lose their place.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider nonce={contentSecurityNonce()}>
      <Suspense>{children}</Suspense>
    </CSPProvider>
  );
}
