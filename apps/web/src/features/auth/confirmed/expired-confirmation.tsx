import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { EmailForm } from '../email-form.tsx';
import formStyles from '../form.module.css';
import { useResend } from '../use-resend.ts';

export function ExpiredConfirmation() {
  const { t } = useTranslation('auth');
  const { resend, isResending } = useResend();
  return (
    <AuthFrame title={t('link.expired')} lead={t('confirmed.again.body')}>
      <EmailForm submitLabel={t('confirmed.again.submit')} isBusy={isResending} onSubmit={resend} />
      <div className={formStyles['ways']}>
        <ButtonLink page="login">{t('login.submit')}</ButtonLink>
      </div>
    </AuthFrame>
  );
}
