import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { scrollListToStart } from '../element-ids.ts';
import { useInboxAddress, writeFilter } from '../state/inbox-address.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { fileMessages } from '../state/message-cache.ts';
import styles from './message-table.module.css';

/**
 * A button for new messages that were held back, since putting them into the list would have moved it under the reader.
 */
export function NewMessagesButton() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const queries = useQueryClient();
  const { filter } = useInboxAddress();
  const ownId = useQuery(meQuery).data?.id ?? '';
  const { heldBack, holdRequests } = useInboxStore();
  const address = writeFilter(filter);
  // They belong to the list in which they were held back.
  useEffect(() => () => holdRequests([]), [address, holdRequests]);
  if (heldBack.length === 0) {
    return null;
  }
  const show = () => {
    fileMessages(queries, heldBack, { filter, ownId });
    holdRequests([]);
    scrollListToStart();
  };
  return (
    <div className={styles['heldBack']}>
      <Button variant="primary" size="small" icon={<ArrowUp size={16} aria-hidden="true" />} onClick={show}>
        {t('list.show', { count: heldBack.length, number: format.number(heldBack.length) })}
      </Button>
    </div>
  );
}
