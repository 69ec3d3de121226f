import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { pathOf } from '#src/config/paths.ts';
import { getAccessToken, renewAccessToken } from '#src/lib/auth-client.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { SubscriptionFailure } from './subscription-failure.ts';

interface SubscriptionFailureDialogProps {
  readonly failure: SubscriptionFailure;
  readonly onClose: () => void;
}

/** Explains the failure of a checkout, a portal or a status, and what to do; renews a session that has ended. */
export function SubscriptionFailureDialog({ failure, onClose }: SubscriptionFailureDialogProps) {
  const { t } = useTranslation('subscription');
  const { t: site } = useTranslation();
  const { refresh, isRefreshing } = useSessionRefresh(onClose);
  const { kind, action, message, requestId } = failure;
  const isAuth = kind === 'auth';
  const body = isAuth ? t('failure.auth') : (message ?? t(`failure.${action}`));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`failure.titles.${kind === 'auth' || kind === 'trial' ? kind : 'other'}`)}
      actions={
        <Button variant="primary" isBusy={isRefreshing} onClick={isAuth ? () => void refresh() : onClose}>
          {isAuth ? t('failure.refresh') : site('actions.close')}
        </Button>
      }
    >
      <p>{body}</p>
      {kind !== 'other' && <p>{t(`failure.hints.${kind}`)}</p>}
      {requestId && (
        <p>
          <Trans
            t={t}
            i18nKey="failure.reference"
            values={{ id: requestId }}
            components={{ number: <bdi dir="ltr" /> }}
          />
        </p>
      )}
    </Dialog>
  );
}

/** Renews the session; where that fails, the member logs in and comes back to the same page. */
function useSessionRefresh(onClose: () => void) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isRefreshing, setIsRefreshing] = useState(false);

  async function refresh(): Promise<void> {
    setIsRefreshing(true);
    const renewed = await renewSession().catch(() => undefined);
    onClose();
    if (renewed === undefined) {
      keepPostLoginPath(pathname);
      await navigate(pathOf('login', language));
    }
  }

  return { refresh, isRefreshing };
}

async function renewSession(): Promise<string | undefined> {
  const token = await getAccessToken();
  return token === undefined ? undefined : renewAccessToken(token);
}
