import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ReauthenticationCancelled } from '#src/components/reauthentication/use-reauthentication.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Says that something failed and why, in the server's words where it had any. Whoever changed their mind is told nothing. */
export function useShowFailure(): (error: unknown, title?: string) => void {
  const { t } = useTranslation('dashboard');
  const { t: site } = useTranslation();
  return useCallback(
    (error, title = t('failed')) => {
      if (error instanceof ReauthenticationCancelled) {
        return;
      }
      const { code, message } = error instanceof ApiError ? error : { code: undefined, message: '' };
      showToast({ title, body: code === 'offline' ? site('failure.offline') : message || t('tryLater'), tone: 'danger' });
    },
    [t, site],
  );
}
