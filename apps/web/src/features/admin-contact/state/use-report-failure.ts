import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api-error.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Shows a toast for a failure, with the server's reason where there is one. */
export function useReportFailure(): (error: unknown, describe: (reason: string) => string) => void {
  const { t } = useTranslation('adminContact');
  return useCallback(
    (error, describe) =>
      showToast({
        title: t('toast.error'),
        body: error instanceof ApiError ? describe(error.message || t('toast.offline')) : t('toast.unexpected'),
        tone: 'danger',
      }),
    [t],
  );
}
