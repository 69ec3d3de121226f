import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that asks before something is done that cannot be undone. It closes on success and stays open on failure.
 */
export function ConfirmDialog({ title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: onConfirm,
    onError: (error) => showFailure(error),
  });
  const actions = (
    <>
      {/* One that was closed meanwhile closes none that was opened since. */}
      <Button variant="danger" isBusy={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <p>{children}</p>
    </Dialog>
  );
}
