import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ConflictChanges } from '../conflict-changes.tsx';
import { describeWish } from '../describe-change.ts';
import { administratorsQuery } from '../state/inbox-queries.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useTriage } from '../state/use-triage.ts';
import styles from './conflict-notice.module.css';

/** Somebody else changed the message first: what they did, what was wanted here, and the choice between the two. */
export function ConflictNotice({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminContact');
  const change = useTriage();
  const administrators = useQuery(administratorsQuery).data ?? [];
  const found = useInboxStore(({ conflicts }) => conflicts.get(id));
  const settle = useInboxStore(({ settleConflict }) => settleConflict);
  if (!found) {
    return null;
  }
  const { wanted, conflict } = found;
  const nameOf = (administratorId: string) => administrators.find((known) => known.id === administratorId)?.name ?? '';
  const names = [...new Set(conflict.changes.map(({ actor, actorName }) => actor?.name ?? actorName))]
    .filter(Boolean)
    .join(', ');
  return (
    <Banner tone="warning" title={t('conflict.title')}>
      <p>{t('conflict.body', { name: names || t('history.service') })}</p>
      <dl className={styles['sides']}>
        <div>
          <dt>{t('conflict.theirs')}</dt>
          <dd>
            <ConflictChanges changes={conflict.changes} />
          </dd>
        </div>
        <div>
          <dt>{t('conflict.yours')}</dt>
          <dd>{describeWish(wanted, nameOf, t)}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <Button size="small" onClick={() => settle(id)}>
          {t('conflict.keep')}
        </Button>
        <Button size="small" onClick={() => void change(id, wanted)}>
          {t('conflict.apply')}
        </Button>
      </div>
    </Banner>
  );
}
