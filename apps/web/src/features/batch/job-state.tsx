import type { BatchJob } from '@rakhim/contract/desktop';
import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './job-state.module.css';

const icons = {
  queued: CircleDashed,
  running: CircleDot,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: CircleSlash,
  skipped: CircleAlert,
} as const;

/** The state of a file, with the reason where it failed. */
export function JobState({ job: { state, failure } }: { readonly job: BatchJob }) {
  const { t, i18n } = useTranslation('batch');
  const Icon = icons[state];
  const reason =
    failure &&
    (i18n.exists(`batch:failures.${failure.code}`)
      ? t(`failures.${failure.code as 'other'}`)
      : t('failures.other', { code: failure.code }));
  const text = [t(`states.${state}`), ...(reason ? [reason] : [])].join(': ');
  return (
    <span className={styles['state']} data-state={state} title={text}>
      <Icon size={14} aria-hidden="true" />
      <span className={styles['text']}>{text}</span>
    </span>
  );
}
