import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { AssignMenu } from '../assign-menu.tsx';
import { useInboxAddress, writeFilter } from '../state/inbox-address.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useBulkTriage } from '../state/use-bulk-triage.ts';
import { useSelection } from '../state/use-selection.ts';
import { StatusMenu } from '../status-menu.tsx';
import { AddLabelDialog } from './add-label-dialog.tsx';
import styles from './bulk-bar.module.css';
import { BulkConflictDialog } from './bulk-conflict-dialog.tsx';

/** The bulk actions for all selected messages. */
export function BulkBar() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { filter } = useInboxAddress();
  const { clearSelection, bulkConflicts } = useInboxStore();
  const ids = useSelection();
  const changeAll = useBulkTriage();
  const [isLabelling, setIsLabelling] = useState(false);
  const isInSpam = filter.folder === 'spam';
  const address = writeFilter(filter);
  // A new list starts without a selection and is never painted with the previous one.
  useLayoutEffect(() => clearSelection, [address, clearSelection]);
  return (
    <>
      {ids.length > 0 && (
        <div className={styles['bar']} role="group" aria-label={t('bulk.label')}>
          <p role="status">{t('bulk.selected', { count: ids.length, number: format.number(ids.length) })}</p>
          <StatusMenu label={t('bulk.markAs')} onChoose={(status) => void changeAll(ids, { status })} />
          <AssignMenu onAssign={(assigneeId) => void changeAll(ids, { assigneeId })} />
          <Button size="small" variant="quiet" onClick={() => setIsLabelling(true)}>
            {t('bulk.addLabel')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void changeAll(ids, { isSpam: !isInSpam })}>
            {t(isInSpam ? 'actions.notSpam' : 'actions.spam')}
          </Button>
          <Button size="small" variant="quiet" onClick={clearSelection}>
            {t('bulk.clear')}
          </Button>
        </div>
      )}
      {isLabelling && (
        <AddLabelDialog
          onAdd={(label) => void changeAll(ids, { addLabels: [label] })}
          onClose={() => setIsLabelling(false)}
        />
      )}
      {bulkConflicts && <BulkConflictDialog {...bulkConflicts} />}
    </>
  );
}
