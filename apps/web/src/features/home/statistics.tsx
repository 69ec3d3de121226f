import { dialects } from '@rakhim/contract/dialects';
import { serviceTargets } from '@rakhim/contract/targets';
import { voices } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './statistics.module.css';
import { useMedianLatency } from './use-median-latency.ts';

const percent = 100;

/** The figures of the service: facts, targets named as such, and what this server measured of itself. */
export function Statistics() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const medianMs = useMedianLatency();
  const { uptimePercent, responseMs } = serviceTargets;
  const figures = [
    {
      figure: t('statistics.dialects', { count: dialects.length, number: format.number(dialects.length) }),
      meaning: t('statistics.dialectsNote'),
    },
    {
      figure: t('statistics.voices', { count: voices.length, number: format.number(voices.length) }),
      meaning: t('statistics.voicesNote'),
    },
    {
      figure: format.number(uptimePercent / percent, { style: 'percent', maximumFractionDigits: 1 }),
      meaning: t('statistics.uptimeTarget'),
    },
    {
      figure: t('statistics.milliseconds', { number: format.number(responseMs) }),
      meaning: t('statistics.speedTarget'),
    },
  ];
  return (
    <section className={styles['statistics']}>
      <h2 className="visually-hidden">{t('statistics.title')}</h2>
      <dl className={styles['list']}>
        {figures.map(({ figure, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd className="tabular">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['measured']}>
        {medianMs !== undefined && t('statistics.measured', { ms: format.number(medianMs) })}
      </p>
    </section>
  );
}
