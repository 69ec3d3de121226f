import { type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstUse } from '#src/lib/first-use.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';

/**
 * What a part of a page made at build time waits for before React takes it over. It opens when somebody does something
 * on the page, or another address comes: React takes over all of a page before it shows the next.
 */
export function useHydrationGate(): PromiseWithResolvers<void> {
  const [gate] = useState(() => Promise.withResolvers<void>());
  const address = useLocation();
  const [firstAddress] = useState(address);
  if (address !== firstAddress) {
    gate.resolve();
  }
  useEffect(() => void firstUse.then(gate.resolve), [gate]);
  return gate;
}

interface HydrationGateProps {
  readonly opened: Promise<void>;
  readonly children: ReactNode;
}

/** Holds React back from what was made at build time, and from nothing else. */
export function HydrationGate({ opened, children }: HydrationGateProps) {
  const isTakenOver = useHydrated();
  if (!isTakenOver && !import.meta.env.SSR) {
    use(opened);
  }
  return children;
}
