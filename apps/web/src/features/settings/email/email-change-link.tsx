import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useMailedLink } from '#src/lib/use-mailed-link.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

/** The outcome of a link that confirms a new address. */
export function EmailChangeLink() {
  const { t } = useTranslation('settings');
  const { t: site } = useTranslation();
  const navigate = useNavigate();
  const email = useSessionStore((session) => session.user?.email);
  const link = useMailedLink('email_change');
  const [isChanged, setIsChanged] = useState(false);

  const isFollowed = link.status === 'followed';
  if (isFollowed && !isChanged) {
    setIsChanged(true);
  }
  useEffect(() => {
    if (isFollowed) {
      void navigate({ hash: '' }, { replace: true });
    }
  }, [isFollowed, navigate]);

  if (link.status === 'following') {
    return <Banner title={t('email.confirming')} />;
  }
  if (link.status === 'failed') {
    const isExpired = link.error.code === 'otp_expired';
    const body = link.error.code === 'offline' ? site('failure.offline') : link.error.message;
    return (
      <Banner
        tone="danger"
        title={isExpired ? t('email.linkFailed') : t('failed')}
        actions={
          !isExpired && (
            <Button size="small" onClick={link.retry}>
              {site('actions.retry')}
            </Button>
          )
        }
      >
        <p>{isExpired ? t('email.linkFailedBody') : body}</p>
      </Banner>
    );
  }
  return isChanged ? (
    <Banner title={t('email.changed')}>
      <p>
        <Trans t={t} i18nKey="email.changedBody" values={{ email: email ?? '' }} components={{ address: <bdi /> }} />
      </p>
    </Banner>
  ) : null;
}
