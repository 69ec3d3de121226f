import { zodResolver } from '@hookform/resolvers/zod';
import { countCharacters, limits } from '@rakhim/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PasswordField } from '#src/components/ui/password-field.tsx';
import { updateAccount } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { trackFocus } from '#src/lib/track-focus.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { useFormat } from '#src/lib/use-format.ts';
import type { SessionUser } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

const { passwordCharactersMin: min, passwordCharactersMax: max } = limits;

export function PasswordSection({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const showFailure = useShowFailure();
  const { withRecentSignIn, dialog } = useReauthentication();
  const schema = useMemo(
    () =>
      z
        .object({
          password: z
            .string()
            .refine((text) => countCharacters(text) >= min, t('password.tooShort', { min: format.number(min) }))
            .refine((text) => countCharacters(text) <= max, t('password.tooLong', { max: format.number(max) })),
          confirmPassword: z.string(),
        })
        .refine((form) => form.password === form.confirmPassword, {
          path: ['confirmPassword'],
          message: t('password.mismatch'),
        }),
    [t, format],
  );
  const { register, handleSubmit, reset, setError, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const isFocusKept = trackFocus();
    try {
      await withRecentSignIn(() => updateAccount({ password }));
      reset();
      showToast({ title: t('password.updated') });
    } catch (error) {
      if (error instanceof ApiError && error.code.includes('password')) {
        setError('password', { message: error.message }, { shouldFocus: isFocusKept() });
      } else {
        showFailure(error, t('password.failed'));
      }
    }
  });
  const names = { showLabel: t('password.show'), hideLabel: t('password.hide'), autoComplete: 'new-password' } as const;
  return (
    <SettingsSection title={t('password.title')} body={t(user.hasPassword ? 'password.body' : 'password.setBody')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={t('password.new')}
          error={errors.password?.message}
          {...names}
          {...register('password', { deps: ['confirmPassword'] })}
        />
        <PasswordField
          label={t('password.confirm')}
          error={errors.confirmPassword?.message}
          {...names}
          {...register('confirmPassword')}
        />
        <Button type="submit" isBusy={isSubmitting} disabled={!isDirty}>
          {t(user.hasPassword ? 'password.change' : 'password.set')}
        </Button>
      </form>
      {dialog}
    </SettingsSection>
  );
}
