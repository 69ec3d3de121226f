import { useMemo } from 'react';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { callDesktop } from '#src/lib/desktop-bridge.ts';

/** Starts, pauses and ends the reading; what the app could not do is said. */
export function useRun() {
  const showFailure = useShowDesktopFailure();
  return useMemo(
    () => ({
      start: () => void callDesktop('batch.start', {}).catch(showFailure),
      pause: () => void callDesktop('batch.pause', {}).catch(showFailure),
      cancelAll: () => void callDesktop('batch.cancel', { jobs: 'all' }).catch(showFailure),
      retryFailed: () => void callDesktop('batch.retry', { jobs: 'all' }).catch(showFailure),
      clearFinished: () => void callDesktop('batch.clear', { jobs: 'finished' }).catch(showFailure),
    }),
    [showFailure],
  );
}
