import { serviceTargets } from '@rakhim/contract/targets';
import { useTranslation } from 'react-i18next';
import styles from './bar-legend.module.css';
import bars from './day-bars.module.css';
import { fairPercent, levels } from './day-bars.tsx';
import { usePercent } from './use-percent.ts';

/** What the colours of the bars stand for. */
export function BarLegend() {
  const { t } = useTranslation('status');
  const percent = usePercent();
  const values = { good: percent(serviceTargets.uptimePercent), fair: percent(fairPercent), poor: '', none: '' };
  return (
    <section className={styles['legend']}>
      <h2 className="visually-hidden">{t('legend.title')}</h2>
      <ul role="list">
        {levels.map((level) => (
          <li key={level}>
            <span className={`${bars['bars']} ${styles['sample']}`} aria-hidden="true">
              <span data-level={level} />
            </span>
            {t(`legend.${level}`, { percent: values[level] })}
          </li>
        ))}
      </ul>
    </section>
  );
}
