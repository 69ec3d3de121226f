import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useMailedLink } from '#src/lib/use-mailed-link.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ChoosePasswordForm } from '../choose-password-form.tsx';
import { LinkOffline } from '../link-offline.tsx';
import { LinkWaiting } from '../link-waiting.tsx';

/** The time that the news of a changed password can be read before the login follows. */
const leaveAfterMs = 1500;
/**
 * The hash that replaces the used token of a recovery link: a reload shows the form again, in the session that the link
 * opened.
 */
const recoveryHash = '#type=recovery';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const link = useMailedLink('recovery');
  const { status } = link;

  useEffect(() => {
    if (status === 'followed') {
      void navigate({ hash: recoveryHash }, { replace: true });
    }
  }, [status, navigate]);

  const [isChosen, setIsChosen] = useState(false);
  useEffect(() => {
    // A person who has moved to another page by then is not called back.
    const timer = isChosen ? setTimeout(() => void navigate(pathOf('login', language)), leaveAfterMs) : undefined;
    return () => clearTimeout(timer);
  }, [isChosen, language, navigate]);
  const askAgain = (
    <ButtonLink page="forgotPassword" size="small">
      {t('reset.askAgain')}
    </ButtonLink>
  );
  return (
    <>
      <PageMetadata page="resetPassword" title={t('reset.meta.title')} description={t('reset.meta.description')} />
      <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
        {status === 'following' && <LinkWaiting label={t('reset.checking')} />}
        {link.status === 'failed' && link.error.code !== 'otp_expired' && (
          <LinkOffline message={link.error.message} onRetry={link.retry} />
        )}
        {link.status === 'failed' && link.error.code === 'otp_expired' && (
          <Banner tone="danger" title={t('link.expired')} actions={askAgain}>
            <p>{t('link.expiredBody')}</p>
          </Banner>
        )}
        {status === 'none' && new URLSearchParams(hash.slice(1)).get('type') !== 'recovery' && (
          <Banner tone="warning" title={t('reset.invalid')} actions={askAgain}>
            <p>{t('reset.invalidBody')}</p>
          </Banner>
        )}
        {(status === 'none' || status === 'followed') && (
          <ChoosePasswordForm submitLabel={t('reset.submit')} onChosen={() => setIsChosen(true)} />
        )}
      </AuthFrame>
    </>
  );
}
