import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@rakhim/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#src/components/ui/button.tsx';
import { updateAccount } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { trackFocus } from '#src/lib/track-focus.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { failureText } from './failure-text.ts';
import formStyles from './form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordFields, sameTwice } from './rules.ts';

interface ChoosePasswordFormProps {
  readonly submitLabel: string;
  readonly onChosen: () => void;
}

/** The form for a new password after a mailed link has signed the person in. */
export function ChoosePasswordForm({ submitLabel, onChosen }: ChoosePasswordFormProps) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const email = useSessionStore((session) => session.user?.email);
  const schema = useMemo(() => sameTwice(z.object(newPasswordFields(t, format)), t), [t, format]);
  const { register, handleSubmit, setError, formState } = useCheckedForm({ resolver: zodResolver(schema) });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async ({ password }) => {
    const isFocusKept = trackFocus();
    try {
      await updateAccount({ password });
      showToast({ title: t('reset.updated'), body: t('reset.updatedBody') });
      onChosen();
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === 'missing_session';
      const message = isMissing ? t('reset.invalidBody') : failureText(error, t('reset.failed'), t('link.offlineBody'));
      setError('password', { message }, { shouldFocus: isFocusKept() });
      showToast({ title: t('reset.failed'), body: message, tone: 'danger' });
    }
  });
  return (
    <form className={formStyles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <NewPasswordFields
        label={t('fields.newPassword')}
        hint={t('fields.passwordHint', { min: format.number(limits.passwordCharactersMin) })}
        passwordField={register('password', { deps: ['confirmPassword'] })}
        confirmField={register('confirmPassword')}
        passwordError={errors.password?.message}
        confirmError={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" isWide isBusy={isSubmitting || isSubmitSuccessful}>
        {submitLabel}
      </Button>
    </form>
  );
}
