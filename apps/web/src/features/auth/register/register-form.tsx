import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@rakhim/contract';
import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#src/components/ui/button.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { signUp } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { trackFocus } from '#src/lib/track-focus.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { failureText } from '../failure-text.ts';
import formStyles from '../form.module.css';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { emailRule, nameRule, newPasswordFields, sameTwice } from '../rules.ts';

export function RegisterForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const language = useLanguage();
  const schema = useMemo(
    () => sameTwice(z.object({ name: nameRule(t, format), email: emailRule(t), ...newPasswordFields(t, format) }), t),
    [t, format],
  );
  const { register, handleSubmit, setError, formState } = useCheckedForm({ resolver: zodResolver(schema) });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, email, password }) => {
    const isFocusKept = trackFocus();
    try {
      await signUp({ name, email, password, language });
      showToast({ title: t('register.success'), body: t('register.successBody') });
      onSent(email);
    } catch (error) {
      const message = failureText(error, t('register.failedBody'), t('link.offlineBody'));
      if (error instanceof ApiError && error.code.startsWith('password_')) {
        setError('password', { message }, { shouldFocus: isFocusKept() });
      }
      showToast({ title: t('register.failed'), body: message, tone: 'danger' });
    }
  });
  return (
    <form className={formStyles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField label={t('fields.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label={t('fields.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        label={t('fields.password')}
        hint={t('fields.passwordHint', { min: format.number(limits.passwordCharactersMin) })}
        passwordField={register('password', { deps: ['confirmPassword'] })}
        confirmField={register('confirmPassword')}
        passwordError={errors.password?.message}
        confirmError={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" isWide isBusy={isSubmitting}>
        {t('register.submit')}
      </Button>
      <p className={formStyles['fine']}>
        <Trans
          t={t}
          i18nKey="register.terms"
          components={{ terms: <PageLink page="terms" />, privacy: <PageLink page="privacy" /> }}
        />
      </p>
    </form>
  );
}
