import { deleteMe } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { pathOf } from '#src/config/paths.ts';
import { forgetSession } from '#src/lib/accounts.ts';
import { callApi } from '#src/lib/api-client.ts';
import { draftKeyOf } from '#src/lib/draft-key.ts';
import { signOutWith } from '#src/lib/sign-out-signal.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { SessionUser } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

interface DeleteDialogProps {
  readonly user: SessionUser;
  readonly onClose: () => void;
}

/** Typing the address is slow on purpose: nothing brings an account back. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  const { t: site } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { withRecentSignIn, dialog } = useReauthentication();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => withRecentSignIn(() => signOutWith(() => callApi(deleteMe))),
    onSuccess: async () => {
      showToast({ title: t('delete.done'), body: t('delete.doneBody') });
      localStorage.removeItem(draftKeyOf(user.id));
      await navigate(pathOf('home', language));
      await forgetSession();
    },
    onError: (error) => showFailure(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === user.email.toLowerCase();
    setIsWrong(!isRight);
    if (isRight && !isPending) {
      mutate();
    }
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('delete.confirmTitle')}
        actions={
          <>
            <Button type="submit" form={formId} variant="danger" isBusy={isPending}>
              {t('delete.confirm')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {site('actions.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('delete.confirmBody')}</p>
        <form id={formId} method="post" noValidate onSubmit={submit}>
          <TextField
            label={t('delete.typed')}
            hint={user.email}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={typed}
            error={isWrong ? t('delete.mismatch') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
