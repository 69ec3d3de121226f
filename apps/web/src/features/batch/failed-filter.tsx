import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { useQueueStore } from './queue-store.ts';
import styles from './failed-filter.module.css';

interface FailedFilterProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shows only the files that failed or were skipped, among hundreds; not there where none did. */
export function FailedFilter({ isOn, onChange }: FailedFilterProps) {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const failed = useQueueStore(({ run }) => (run?.counts.failed ?? 0) + (run?.counts.skipped ?? 0));
  if (failed === 0 && !isOn) {
    return null;
  }
  return (
    <button type="button" className={styles['filter']} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {t('list.failedOnly', { number: number(failed) })}
    </button>
  );
}
