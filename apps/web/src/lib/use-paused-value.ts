import { useEffect, useState } from 'react';

/** A value as it was when it last had stayed the same for so long, such as what is being typed. */
export function usePausedValue<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value, pauseMs]);
  return paused;
}
