import type { InboxMessage } from '@rakhim/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInboxStore } from '../state/inbox-store.ts';
import { useSelection } from '../state/use-selection.ts';
import styles from './message-table.module.css';

/** Selects every message that is loaded, or none. */
export function SelectAll({ messages }: { readonly messages: readonly InboxMessage[] }) {
  const { t } = useTranslation('adminContact');
  const { select, clearSelection } = useInboxStore();
  const selection = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const isAll = selection.length > 0 && selection.length === messages.length;
  const isSome = selection.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) {
      box.current.indeterminate = isSome;
    }
  }, [isSome]);
  return (
    <label className={styles['check']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('list.selectAll')}
        checked={isAll}
        onChange={() =>
          isAll
            ? clearSelection()
            : select(
                messages.map(({ id }) => id),
                true,
              )
        }
      />
    </label>
  );
}
