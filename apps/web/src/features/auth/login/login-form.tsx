import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#src/components/ui/button.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { PasswordField } from '#src/components/ui/password-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { signIn } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { trackFocus } from '#src/lib/track-focus.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { failureText } from '../failure-text.ts';
import formStyles from '../form.module.css';
import { emailRule, knownPasswordRule } from '../rules.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export function LoginForm() {
  const { t } = useTranslation('auth');
  const schema = useMemo(() => z.object({ email: emailRule(t), password: knownPasswordRule(t) }), [t]);
  const { register, handleSubmit, getValues, setFocus, formState } = useCheckedForm({ resolver: zodResolver(schema) });
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const { errors, isSubmitting } = formState;

  // The guard of the page redirects a person who has signed in.
  const submit = handleSubmit(async (credentials) => {
    const isFocusKept = trackFocus();
    try {
      await signIn(credentials);
      showToast({ title: t('login.success'), body: t('login.welcome') });
    } catch (error) {
      const isNotConfirmed = error instanceof ApiError && error.code === 'email_not_confirmed';
      setIsUnconfirmed(isNotConfirmed);
      if (!isNotConfirmed) {
        showToast({
          title: t('login.failed'),
          body: failureText(error, t('login.failedBody'), t('link.offlineBody')),
          tone: 'danger',
        });
        if (isFocusKept()) {
          setFocus('password', { shouldSelect: true });
        }
      }
    }
  });
  return (
    <>
      {isUnconfirmed && <UnconfirmedNotice readEmail={() => getValues('email')} />}
      <form className={formStyles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('fields.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('fields.password')}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <p className={formStyles['beside']}>
          <PageLink page="forgotPassword">{t('login.forgot')}</PageLink>
        </p>
        <Button type="submit" variant="primary" isWide isBusy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </>
  );
}
