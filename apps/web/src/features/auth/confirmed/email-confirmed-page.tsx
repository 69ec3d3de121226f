import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { pathOf } from '#src/config/paths.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useMailedLink } from '#src/lib/use-mailed-link.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkOffline } from '../link-offline.tsx';
import { LinkWaiting } from '../link-waiting.tsx';
import { ConfirmedNotice } from './confirmed-notice.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { EmailForm } from '../email-form.tsx';
import formStyles from '../form.module.css';
import { useResend } from '../use-resend.ts';
import { ChoosePasswordForm } from '../choose-password-form.tsx';

/** The page that a confirmation link leads to. Visitors without a link and without an account are sent to the login. */
export function EmailConfirmedPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { status, user } = useSessionStore();
  const link = useMailedLink('signup');
  const isStranger = link.status === 'none' && status === 'signed-out';

  useEffect(() => {
    if (link.status === 'followed') {
      void navigate({ hash: '' }, { replace: true });
    } else if (isStranger) {
      void navigate(pathOf('login', language), { replace: true });
    }
  }, [link.status, isStranger, language, navigate]);

  return (
    <>
      <PageMetadata
        page="emailConfirmed"
        title={t('confirmed.meta.title')}
        description={t('confirmed.meta.description')}
      />
      {link.status === 'failed' && link.error.code === 'otp_expired' && <ExpiredConfirmation />}
      {link.status === 'failed' && link.error.code !== 'otp_expired' && (
        <AuthFrame title={t('confirmed.checking')}>
          <LinkOffline message={link.error.message} onRetry={link.retry} />
        </AuthFrame>
      )}
      {link.status !== 'failed' && (
        <Outcome
          isConfirmed={link.status !== 'following' && user !== undefined}
          hasPassword={user?.hasPassword ?? false}
        />
      )}
    </>
  );
}

function Outcome({ isConfirmed, hasPassword }: { readonly isConfirmed: boolean; readonly hasPassword: boolean }) {
  const { t } = useTranslation('auth');
  if (!isConfirmed) {
    return (
      <AuthFrame title={t('confirmed.checking')}>
        <LinkWaiting label={t('confirmed.checking')} />
      </AuthFrame>
    );
  }
  return hasPassword ? <ConfirmedNotice /> : <ChoosePassword />;
}

function ExpiredConfirmation() {
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

/**
 * Two people registered the address with different passwords, and none of them counts: its owner chooses. The form's
 * end is seen by the page, which shows the confirmation as soon as the account has a password.
 */
function ChoosePassword() {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('confirmed.choose.title')} lead={t('confirmed.choose.body')}>
      <ChoosePasswordForm submitLabel={t('confirmed.choose.submit')} onChosen={() => undefined} />
    </AuthFrame>
  );
}
