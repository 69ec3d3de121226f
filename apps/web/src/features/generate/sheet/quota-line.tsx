import { percentUsed, usageLevelOf } from '@rakhim/contract/usage-level';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useCharge } from '../use-charge.ts';
import styles from './quota-line.module.css';

/** The remaining quota, and what would remain after this text. */
export function QuotaLine({ access }: { readonly access: StudioAccess }) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { count, charged } = useCharge();
  if (access.kind !== 'ready' || access.remaining === undefined) {
    return null;
  }
  const { remaining, used, limit } = access;
  const percent = percentUsed(used, limit);
  const level = usageLevelOf(percent);
  const after = remaining - charged;
  return (
    <div className={styles['quota']} data-level={level}>
      <progress className={styles['bar']} max={100} value={Math.min(100, percent)} aria-label={t('quota.label')} />
      <p className="tabular">
        {t('quota.left', { count: remaining, number: format.number(remaining) })}
        {count > 0 && after >= 0 && (
          <span className={styles['after']}> · {t('quota.after', { count: after, number: format.number(after) })}</span>
        )}
      </p>
      {after < 0 && (
        <p className={styles['wrong']} role="alert">
          {t('errors.quota.title')}: {t('errors.quota.body')} <PageLink page="pricing">{t('quota.upgrade')}</PageLink>
        </p>
      )}
      {after >= 0 && level === 'red' && (
        <p className={styles['wrong']} role="status">
          {t('quota.low', { percent: format.number(percent / 100, { style: 'percent' }) })}{' '}
          <PageLink page="pricing">{t('quota.upgrade')}</PageLink>
        </p>
      )}
    </div>
  );
}
