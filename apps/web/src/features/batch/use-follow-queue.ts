import { useEffect } from 'react';
import { callDesktop, onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { useQueueStore } from './queue-store.ts';

/** Reads the queue, and follows it for as long as the screen is there. */
export function useFollowQueue(): void {
  useEffect(() => {
    const { load, apply } = useQueueStore.getState();
    const read = () => void callDesktop('batch.read', {}).then(load);
    const end = onDesktopEvent('batch.changed', (change) => {
      if (!apply(change)) {
        read();
      }
    });
    read();
    return end;
  }, []);
}
