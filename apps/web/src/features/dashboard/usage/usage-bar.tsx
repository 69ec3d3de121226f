import { type Usage, usageLevelOf } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './usage-bar.module.css';

/** How much of the period's characters is used: amber above 70 %, red above 90 %, and always in figures. */
export function UsageBar({ usage }: { readonly usage: Usage }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { used, limit, percent } = usage;
  const sentence = t('usage.used', { used: format.number(used), limit: format.number(limit) });
  return (
    <div className={styles['usage']}>
      <div className={styles['figures']}>
        <span>{sentence}</span>
        <span className="tabular">{format.number(percent / 100, { style: 'percent' })}</span>
      </div>
      <div
        className={styles['bar']}
        role="meter"
        aria-label={t('usage.bar')}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={sentence}
        data-level={usageLevelOf(percent)}
      >
        <span style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </div>
    </div>
  );
}
