import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { requestPasswordReset } from '#src/lib/accounts.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { EmailForm } from '../email-form.tsx';
import { failureText } from '../failure-text.ts';
import formStyles from '../form.module.css';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => requestPasswordReset(email, language),
    onSuccess: () => showToast({ title: t('forgot.sent') }),
    onError: (error) =>
      showToast({ title: t('forgot.failed'), body: failureText(error, t('forgot.failedBody'), t('link.offlineBody')), tone: 'danger' }),
  });
  return (
    <>
      <PageMetadata page="forgotPassword" title={t('forgot.meta.title')} description={t('forgot.meta.description')} />
      {isSuccess ? (
        <AuthFrame title={t('forgot.done.title')}>
          <p role="status">
            <Trans t={t} i18nKey="forgot.done.body" values={{ email: variables }} components={{ address: <bdi className={formStyles['address']} /> }} />
          </p>
          <div className={formStyles['ways']}>
            <ButtonLink page="login" variant="primary">
              {t('forgot.back')}
            </ButtonLink>
            <Button onClick={reset}>{t('forgot.done.again')}</Button>
          </div>
        </AuthFrame>
      ) : (
        <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
          <EmailForm submitLabel={t('forgot.submit')} isBusy={isPending} onSubmit={mutate} />
          <p>
            <PageLink page="login">{t('forgot.back')}</PageLink>
          </p>
        </AuthFrame>
      )}
    </>
  );
}
