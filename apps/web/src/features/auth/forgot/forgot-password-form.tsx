import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '#src/lib/accounts.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { showToast } from '#src/stores/toast-store.ts';
import { EmailForm } from '../email-form.tsx';
import { failureText } from '../failure-text.ts';

interface ForgotPasswordFormProps {
  readonly onSent: (email: string) => void;
}

/** The form that requests a password-reset mail. */
export const ForgotPasswordForm = withQueries(function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => requestPasswordReset(email, language),
    onSuccess: (_answer, email) => {
      showToast({ title: t('forgot.sent') });
      onSent(email);
    },
    onError: (error) =>
      showToast({
        title: t('forgot.failed'),
        body: failureText(error, t('forgot.failedBody'), t('link.offlineBody')),
        tone: 'danger',
      }),
  });
  return <EmailForm submitLabel={t('forgot.submit')} isBusy={isPending} onSubmit={mutate} />;
});
