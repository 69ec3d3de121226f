import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { EarlyInput } from './early-input.tsx';
import styles from './hydrate-on-use.module.css';
import { HydrationGate, useHydrationGate } from './hydration-gate.tsx';

interface FormPartProps {
  /**
   * Always the same element, whose code comes by itself (`lazy`): what hears of a change before React has taken it over
   * is drawn anew, and whoever had begun to write in it would lose their place.
   */
  readonly children: ReactNode;
  /** What keeps the room of a part that was not made at build time, until its code is there. */
  readonly fallback?: ReactNode;
  /**
   * Calls what it is given once the part has something to show that it was not made with. @returns what ends the wait;
   * always the same function.
   */
  readonly untilFilled?: (fill: () => void) => () => void;
}

/**
 * Put around a form: made at build time, it stands there as it is and is written in as it is; React takes it over when
 * somebody comes to it with a pointer, the keyboard or the finger. What password managers fill in counts as typed. Who
 * only looks at the page does not pay for the form.
 */
export function HydrateOnUse({ children, fallback, untilFilled }: FormPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const gate = useHydrationGate();
  useEffect(() => untilFilled?.(() => gate.resolve()), [gate, untilFilled]);
  useEffect(() => {
    // A pointer comes over the form before it is pressed. React keeps that to itself until it has taken over what is
    // under the pointer.
    const noteComing = ({ target }: PointerEvent) =>
      target instanceof Node && part.current?.contains(target) && gate.resolve();
    addEventListener('pointerover', noteComing, { capture: true, passive: true });
    void gate.promise.then(() => removeEventListener('pointerover', noteComing, { capture: true }));
    return () => removeEventListener('pointerover', noteComing, { capture: true });
  }, [gate]);
  return (
    <div ref={part} className={styles['part']}>
      <Suspense fallback={fallback}>
        <HydrationGate opened={gate.promise}>
          <EarlyInput>{children}</EarlyInput>
        </HydrationGate>
      </Suspense>
    </div>
  );
}
