import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import styles from './lexicon-state.module.css';

type LexiconStateProps =
  | { readonly isError: boolean; readonly onRetry: () => void; readonly action?: undefined }
  | { readonly isError?: undefined; readonly onRetry?: undefined; readonly action: ReactNode };

/** What stands in place of the entries: that they are on their way, that they did not come, or that there are none. */
export function LexiconState({ isError, onRetry, action }: LexiconStateProps) {
  const { t } = useTranslation('lexicon');
  const { t: site } = useTranslation();
  if (action) {
    return (
      <div className={styles['empty']}>
        <KuficMark size={48} />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.body')}</p>
        <div className={styles['actions']}>{action}</div>
      </div>
    );
  }
  if (isError) {
    return (
      <p role="alert" className={styles['failed']}>
        {t('loadFailed')}
        <Button size="small" onClick={onRetry}>
          {site('actions.retry')}
        </Button>
      </p>
    );
  }
  return (
    <p role="status">
      <KuficSpinner />
      <span className="visually-hidden">{site('status.loading')}</span>
    </p>
  );
}
