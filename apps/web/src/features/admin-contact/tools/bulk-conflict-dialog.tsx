import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { ConflictChanges } from '../conflict-changes.tsx';
import { type BulkConflicts, useInboxStore } from '../state/inbox-store.ts';
import { useBulkTriage } from '../state/use-bulk-triage.ts';
import styles from './dialogs.module.css';

/**
 * Those of many messages that others have changed since: what they did, and whether the change is wanted all the same.
 */
export function BulkConflictDialog({ change, conflicts }: BulkConflicts) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const changeAll = useBulkTriage();
  const close = () => useInboxStore.getState().reportBulkConflicts(undefined);
  const count = conflicts.length;
  const actions = (
    <>
      <Button onClick={close}>{t('conflict.keep')}</Button>
      <Button
        onClick={() =>
          void changeAll(
            conflicts.map(({ message }) => message.id),
            change,
          )
        }
      >
        {t('conflict.apply')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={t('conflict.bulkTitle')} actions={actions}>
      <p>{t('conflict.bulkBody', { count, number: format.number(count) })}</p>
      <div className={styles['messages']} tabIndex={0} role="group" aria-label={t('conflict.theirs')}>
        {conflicts.map(({ message, changes }) => (
          <section key={message.id}>
            <h3 dir="auto">{message.subject}</h3>
            <ConflictChanges changes={changes} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
