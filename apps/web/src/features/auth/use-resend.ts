import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resendConfirmation } from '#src/lib/accounts.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { failureText } from './failure-text.ts';

/** Sends the confirmation mail again, and says how that went. */
export function useResend() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => resendConfirmation(email, language),
    onSuccess: () => showToast({ title: t('resend.sent'), body: t('resend.sentBody') }),
    onError: (error) =>
      showToast({
        title: t('resend.failed'),
        body: failureText(error, t('resend.failedBody'), t('link.offlineBody')),
        tone: 'danger',
      }),
  });
  const resend = (email: string) => {
    if (email.trim() === '') {
      showToast({ title: t('resend.emailRequired'), body: t('resend.emailRequiredBody'), tone: 'danger' });
    } else {
      mutate(email.trim());
    }
  };
  return { resend, isResending: isPending };
}
