import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { pathOf } from '#src/config/paths.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useMailedLink } from '#src/lib/use-mailed-link.ts';
import { type SessionUser, useSessionStore } from '#src/stores/session-store.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkOffline } from '../link-offline.tsx';
import { LinkWaiting } from '../link-waiting.tsx';
import { ChoosePassword, Disowned } from './choose-password.tsx';
import { ConfirmedNotice } from './confirmed-notice.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { EmailForm } from '../email-form.tsx';
import formStyles from '../form.module.css';
import { useResend } from '../use-resend.ts';

/** The page that a confirmation link leads to. Visitors without a link and without an account are sent to the login. */
export function EmailConfirmedPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { status, user } = useSessionStore();
  const link = useMailedLink('signup');
  const [isDisowned, setIsDisowned] = useState(false);
  const isStranger = link.status === 'none' && status === 'signed-out' && !isDisowned;
  // Kept with the page, also across a reload: whoever comes here later has an account that is theirs.
  const isJustConfirmed = (useLocation().state as { isJustConfirmed?: boolean } | null)?.isJustConfirmed === true;

  useEffect(() => {
    if (link.status === 'followed') {
      void navigate({ hash: '' }, { replace: true, state: { isJustConfirmed: true } });
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
      {isDisowned && <Disowned />}
      {link.status !== 'failed' && !isDisowned && (
        <Outcome
          user={link.status === 'following' ? undefined : user}
          onDisowned={isJustConfirmed ? () => setIsDisowned(true) : undefined}
        />
      )}
    </>
  );
}

interface OutcomeProps {
  /** Who the link has signed in; absent until then. */
  readonly user: SessionUser | undefined;
  readonly onDisowned: (() => void) | undefined;
}

function Outcome({ user, onDisowned }: OutcomeProps) {
  const { t } = useTranslation('auth');
  if (!user) {
    return (
      <AuthFrame title={t('confirmed.checking')}>
        <LinkWaiting label={t('confirmed.checking')} />
      </AuthFrame>
    );
  }
  return user.hasPassword ? <ConfirmedNotice /> : <ChoosePassword email={user.email} onDisowned={onDisowned} />;
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
