import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { contentSecurityNonce } from '#src/lib/content-security-nonce.ts';

/** What the whole app shares. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <CSPProvider nonce={contentSecurityNonce()}>{children}</CSPProvider>;
}
