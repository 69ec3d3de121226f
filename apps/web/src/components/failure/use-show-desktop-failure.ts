import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DesktopError } from '#src/lib/desktop-bridge.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Shows a failure of the desktop app as a toast, in the reader's language. */
export function useShowDesktopFailure(): (error: unknown) => void {
  const { t } = useTranslation('desktop');
  return useCallback(
    (error) =>
      showToast({
        title: t(`errors.${error instanceof DesktopError ? error.code : 'internal_error'}`),
        tone: 'danger',
      }),
    [t],
  );
}
