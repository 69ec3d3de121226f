import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { layOutInIdle } from '#src/lib/lay-out-in-idle.ts';
import { EarlyInput } from './early-input.tsx';
import styles from './hydrate-when-seen.module.css';
import { HydrationGate, useHydrationGate } from './hydration-gate.tsx';

interface PartProps {
  /**
   * Always the same element, whose code and texts come with the page: what hears of a change before React has taken it
   * over is drawn anew, and must be there at once.
   */
  readonly children: ReactNode;
}

/**
 * Put around what lies below the first sight of a page: made at build time, it stands there as it is, and React takes
 * it over once it is seen or somebody does something on the page. Whoever only looks at the top of a page does not wait
 * for the rest.
 */
export function HydrateWhenSeen({ children }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  const gate = useHydrationGate();
  useEffect(() => {
    const observer = new IntersectionObserver((boxes) => {
      if (boxes.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        gate.resolve();
      }
    });
    const boxes = part.current?.querySelectorAll(':scope > * > *') ?? [];
    boxes.forEach((box) => observer.observe(box));
    const endLayout = layOutInIdle(boxes);
    return () => {
      endLayout();
      observer.disconnect();
    };
  }, [gate]);
  return (
    <div ref={part} data-later="" className={styles['part']}>
      <Suspense>
        <HydrationGate opened={gate.promise}>
          <EarlyInput>{children}</EarlyInput>
        </HydrationGate>
      </Suspense>
    </div>
  );
}
