import type { InboxMessage } from '@rakhim/contract';
import { ArrowDown, ArrowUp, Check, ShieldCheck, ShieldX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { AssignMenu } from '../assign-menu.tsx';
import { useInboxAddress } from '../state/inbox-address.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useTriage } from '../state/use-triage.ts';
import { useMessageNavigation } from '../state/use-message-navigation.ts';
import { StatusMenu } from '../status-menu.tsx';
import styles from './message-pane.module.css';

/** The toolbar of the open message: its actions, and the way to the next, the previous and the list. */
export function PaneTools({ message }: { readonly message: InboxMessage | undefined }) {
  const { t } = useTranslation('adminContact');
  const change = useTriage();
  const { step, goToNext, hasNext, hasPrevious } = useMessageNavigation();
  const close = useClosePane();
  const spamAction = t(message?.isSpam ? 'actions.notSpam' : 'actions.spam');
  const SpamIcon = message?.isSpam ? ShieldCheck : ShieldX;
  const complete = (id: string) => {
    void change(id, { status: 'completed' });
    goToNext();
  };
  return (
    <div className={styles['tools']}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('pane.back')}
        title={t('pane.back')}
        icon={<X size={18} aria-hidden="true" />}
        onClick={close}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={!hasPrevious}
        aria-label={t('pane.previous')}
        title={t('pane.previous')}
        icon={<ArrowUp size={18} aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={!hasNext}
        aria-label={t('pane.next')}
        title={t('pane.next')}
        icon={<ArrowDown size={18} aria-hidden="true" />}
        onClick={() => step(1)}
      />
      {message && (
        <div className={styles['toolsEnd']}>
          <AssignMenu assignee={message.assignee} onAssign={(assigneeId) => void change(message.id, { assigneeId })} />
          <StatusMenu
            label={t(`status.${message.status}`)}
            onChoose={(status) => void change(message.id, { status })}
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={spamAction}
            title={spamAction}
            icon={<SpamIcon size={18} aria-hidden="true" />}
            onClick={() => void change(message.id, { isSpam: !message.isSpam })}
          />
          {message.status !== 'completed' && (
            <Button size="small" icon={<Check size={16} aria-hidden="true" />} onClick={() => complete(message.id)}>
              {t('actions.completed')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Back to the list, to the row of the message. */
export function useClosePane(): () => void {
  const { openId, close } = useInboxAddress();
  return () => {
    close();
    if (openId !== undefined) {
      useInboxStore.getState().leadTo(openId);
    }
  };
}
