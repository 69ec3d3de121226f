import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, Suspense } from 'react';
import { contentSecurityNonce } from '#src/lib/content-security-nonce.ts';

/**
 * Wraps the whole app in its providers and one `Suspense` boundary, above which nothing ever changes: React renders a
 * boundary anew that changes before it was hydrated, and a person who had begun to type in it would lose their place.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider nonce={contentSecurityNonce()}>
      <Suspense>{children}</Suspense>
    </CSPProvider>
  );
}
