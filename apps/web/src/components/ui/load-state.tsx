import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from './button.tsx';
import styles from './load-state.module.css';

interface LoadStateProps {
  readonly isError: boolean;
  /** What to say when it could not be loaded. */
  readonly failure: string;
  readonly onRetry: () => void;
}

/** Stands in place of data that is not there: a spinner, or what went wrong with a button to retry. */
export function LoadState({ isError, failure, onRetry }: LoadStateProps) {
  const { t } = useTranslation();
  if (isError) {
    return (
      <p role="alert" className={styles['failed']}>
        {failure}
        <Button size="small" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </p>
    );
  }
  return (
    <p role="status">
      <KuficSpinner />
      <span className="visually-hidden">{t('status.loading')}</span>
    </p>
  );
}
