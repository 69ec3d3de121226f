import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { PasswordField } from '#src/components/ui/password-field.tsx';
import { nameOfProvider } from '#src/lib/server-facts.ts';
import { signInWithGoogle } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { reauthenticate } from '#src/lib/reauthenticate.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

interface ReauthenticationDialogProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A dialog that asks for the password again; accounts without one sign in with Google and come back to this page. */
export function ReauthenticationDialog({ onDone, onCancel }: ReauthenticationDialogProps) {
  const { t } = useTranslation();
  const { t: auth } = useTranslation('auth');
  const language = useLanguage();
  const { pathname } = useLocation();
  const user = useSessionStore((session) => session.user);
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      setFailure(
        isOffline ? t('failure.offline') : (error instanceof ApiError && error.message) || t('reauthentication.failed'),
      );
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '' || !user) {
      setFailure(t('reauthentication.required'));
      return;
    }
    void attempt(async () => {
      await reauthenticate({ email: user.email, password });
      onDone();
    });
  };
  const leave = () =>
    void attempt(async () => {
      keepPostLoginPath(pathname);
      await signInWithGoogle(language);
    });

  const hasPassword = user?.hasPassword ?? true;
  const confirm = hasPassword ? (
    <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
      {t('reauthentication.confirm')}
    </Button>
  ) : (
    <Button variant="primary" isBusy={isBusy} onClick={leave}>
      {t('reauthentication.google', { provider: nameOfProvider() })}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('reauthentication.title')}
      actions={
        <>
          {confirm}
          <Button variant="quiet" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{t(hasPassword ? 'reauthentication.body' : 'reauthentication.noPassword', { provider: nameOfProvider() })}</p>
      {hasPassword && (
        <form id={formId} noValidate onSubmit={submit}>
          <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField
            name="password"
            label={t('reauthentication.password')}
            showLabel={auth('fields.showPassword')}
            hideLabel={auth('fields.hidePassword')}
            autoComplete="current-password"
            error={failure}
          />
        </form>
      )}
      {!hasPassword && failure && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
