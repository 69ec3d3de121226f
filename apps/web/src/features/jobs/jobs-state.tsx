import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import styles from './jobs.module.css';

type JobsStateProps =
  | { readonly isError: boolean; readonly onRetry: () => void; readonly action?: undefined }
  | { readonly isError?: undefined; readonly onRetry?: undefined; readonly action: ReactNode };

/** What stands in place of the jobs: that they are on their way, that they did not come, or that there are none. */
export function JobsState({ isError, onRetry, action }: JobsStateProps) {
  const { t } = useTranslation('jobs');
  const { t: site } = useTranslation();
  if (action) {
    return (
      <div className={styles['empty']}>
        <KuficMark size={48} />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.body')}</p>
        {action}
      </div>
    );
  }
  return isError ? (
    <p role="alert" className={styles['tools']}>
      {t('loadFailed')}
      <Button size="small" onClick={onRetry}>
        {site('actions.retry')}
      </Button>
    </p>
  ) : (
    <p role="status">
      <KuficSpinner />
      <span className="visually-hidden">{site('status.loading')}</span>
    </p>
  );
}
