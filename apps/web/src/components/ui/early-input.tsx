import { type ReactNode, useEffect, useRef } from 'react';
import { replayEarlyInput } from '#src/lib/early-input.ts';
import styles from './early-input.module.css';

/**
 * Put around what is rendered at build time, and again around each part of it whose code comes by itself: what is
 * clicked and typed in there before its code is alive is carried out once it is.
 */
export function EarlyInput({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) {
      // Input up to this moment was recorded.
      part.current.removeAttribute('data-hydrating');
      replayEarlyInput(part.current);
    }
  }, []);
  return (
    <div ref={part} data-hydrating="" className={styles['part']}>
      {children}
    </div>
  );
}
