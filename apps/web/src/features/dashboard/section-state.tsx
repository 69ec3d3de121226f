import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import styles from './dashboard-section.module.css';

interface SectionStateProps {
  readonly isError: boolean;
  readonly onRetry: () => void;
}

/** The placeholder of a section without data: a spinner, or a button to retry. */
export function SectionState({ isError, onRetry }: SectionStateProps) {
  const { t } = useTranslation('dashboard');
  const { t: site } = useTranslation();
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
