import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './cost-line.module.css';
import { useQueueStore } from './queue-store.ts';

/** The cost of the queue and the quota that remains after it, shown before anything is spent. */
export function CostLine() {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const run = useQueueStore((queue) => queue.run);
  const files = useQueueStore((queue) => queue.order.length);
  const hasFiles = files > 0;
  const { data: account } = useQuery({
    queryKey: ['desktop', 'account'],
    queryFn: () => callDesktop('key.check', {}),
    enabled: hasFiles,
    staleTime: 60_000,
  });
  if (!run || !hasFiles) {
    return null;
  }
  const waiting = run.characters - run.spokenCharacters;
  const remaining = run.remaining ?? account?.remaining;
  const countOf = (key: 'cost.characters' | 'cost.files', count: number) => t(key, { count, number: number(count) });
  return (
    <div className={styles['cost']}>
      <p className="tabular">
        {[
          countOf('cost.files', files),
          ...(waiting > 0 ? [t('cost.still', { characters: countOf('cost.characters', waiting) })] : []),
        ].join(' · ')}
      </p>
      {remaining !== undefined && waiting > 0 && (
        <p className={remaining < waiting ? styles['short'] : styles['quiet']} role="status">
          {remaining < waiting
            ? t('cost.tooMany', {
                remaining: countOf('cost.characters', remaining),
                missing: countOf('cost.characters', waiting - remaining),
              })
            : t('cost.remainingAfter', { remaining: countOf('cost.characters', remaining - waiting) })}
        </p>
      )}
    </div>
  );
}
