import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ReauthenticationCancelled } from '#src/components/reauthentication/use-reauthentication.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Shows that something failed and why, in the server's words where it had any. A cancelled call shows nothing. */
export function useShowFailure(): (error: unknown, title?: string) => void {
  const { t } = useTranslation('site');
  return useCallback(
    (error, title = t('failure.short')) => {
      if (error instanceof ReauthenticationCancelled) {
        return;
      }
      const { code, message } = error instanceof ApiError ? error : { code: undefined, message: '' };
      showToast({
        title,
        body: code === 'offline' ? t('failure.offline') : message || t('failure.tryLater'),
        tone: 'danger',
      });
    },
    [t],
  );
}
