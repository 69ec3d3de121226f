import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the one that goes on first. */
  readonly actions: ReactNode;
}

/** A question or a message that must be answered before anything else. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles['backdrop']} />
        <BaseDialog.Popup className={styles['popup']}>
          <BaseDialog.Title className={styles['title']}>{title}</BaseDialog.Title>
          <BaseDialog.Description className={styles['body']} render={<div />}>
            {children}
          </BaseDialog.Description>
          <div className={styles['actions']}>{actions}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
