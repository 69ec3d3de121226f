import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWithoutInteraction } from '#src/lib/lazy-on-interaction.ts';
import { EarlyInput } from './early-input.tsx';

interface LazyFormProps {
  /**
   * Always the same element: React draws a boundary anew when a change reaches it before its code is there, and what
   * was typed into the prerendered form would be lost.
   */
  readonly children: ReactNode;
  /** Keeps the form's room on a page that was not prerendered. */
  readonly fallback?: ReactNode;
}

/**
 * A form whose code comes by itself (`lazyOnInteraction`). On a prerendered page the form is shown from the start;
 * React hydrates it when the code is there, and what was typed and clicked until then is replayed.
 */
export function LazyForm({ children, fallback }: LazyFormProps) {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  if (pathname !== firstPathname) {
    loadWithoutInteraction();
  }
  return (
    <Suspense fallback={fallback}>
      <EarlyInput>{children}</EarlyInput>
    </Suspense>
  );
}
