import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstUse } from '#src/lib/first-use.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { EarlyInput } from './early-input.tsx';
import styles from './hydrate-when-seen.module.css';

interface PartProps {
  /**
   * Always the same element, whose code and texts come with the page: what hears of a change before React has taken it over is drawn anew, and must be
   * there at once.
   */
  readonly children: ReactNode;
}

/**
 * Put around what lies below the first sight of a page: made at build time, it stands there as it is, and React takes it over once it is seen or
 * somebody does something on the page. Whoever only looks at the top of a page does not wait for the rest.
 */
export function HydrateWhenSeen({ children }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  const gate = useGate();
  useEffect(() => {
    const observer = new IntersectionObserver((boxes) => {
      if (boxes.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        gate.resolve();
      }
    });
    part.current?.querySelectorAll(':scope > * > *').forEach((box) => observer.observe(box));
    return () => observer.disconnect();
  }, [gate]);
  return (
    <div ref={part} data-later="" className={styles['part']}>
      <Suspense>
        <Gate opened={gate.promise}>
          <EarlyInput>{children}</EarlyInput>
        </Gate>
      </Suspense>
    </div>
  );
}

/** Opens when somebody does something on the page, or another address comes: React takes over all of a page before it shows the next. */
function useGate(): PromiseWithResolvers<void> {
  const [gate] = useState(() => Promise.withResolvers<void>());
  const address = useLocation();
  const [firstAddress] = useState(address);
  if (address !== firstAddress) {
    gate.resolve();
  }
  useEffect(() => void firstUse.then(gate.resolve), [gate]);
  return gate;
}

/** Holds React back from what was made at build time, and from nothing else. */
function Gate({ opened, children }: PartProps & { readonly opened: Promise<void> }) {
  const isTakenOver = useHydrated();
  if (!isTakenOver && !import.meta.env.SSR) {
    use(opened);
  }
  return children;
}
