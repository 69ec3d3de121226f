import { type DeviceRequest, approveDeviceRequest, denyDeviceRequest, deviceClients } from '@rakhim/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './device.module.css';

interface DecisionStepProps {
  readonly request: DeviceRequest;
  readonly onDecided: (outcome: 'approved' | 'denied') => void;
  readonly onOtherCode: () => void;
}

/** Shows which program asks, on which machine and for what, and asks for a yes or a no. */
export function DecisionStep({ request, onDecided, onOtherCode }: DecisionStepProps) {
  const { t } = useTranslation('device');
  const showFailure = useShowFailure();
  const { withRecentSignIn, dialog } = useReauthentication();
  const [busy, setBusy] = useState<'approved' | 'denied'>();
  const program = deviceClients[request.client].name;

  async function decide(outcome: 'approved' | 'denied'): Promise<void> {
    const body = { userCode: request.userCode };
    setBusy(outcome);
    try {
      await (outcome === 'approved'
        ? withRecentSignIn(() => callApi(approveDeviceRequest, { body }))
        : callApi(denyDeviceRequest, { body }));
      onDecided(outcome);
    } catch (error) {
      showFailure(error);
      setBusy(undefined);
    }
  }

  return (
    <>
      <PageHeader title={t('decision.title', { program })} lead={t('decision.lead')} />
      <div className={styles['stack']}>
        <RequestFacts request={request} />
        <Banner tone="warning" title={t('decision.warning')}>
          <p>{t('decision.warningBody')}</p>
        </Banner>
        <div className={styles['ways']}>
          <Button
            variant="primary"
            isBusy={busy === 'approved'}
            disabled={busy === 'denied'}
            onClick={() => void decide('approved')}
          >
            {t('decision.approve')}
          </Button>
          <Button isBusy={busy === 'denied'} disabled={busy === 'approved'} onClick={() => void decide('denied')}>
            {t('decision.deny')}
          </Button>
          <Button variant="quiet" disabled={busy !== undefined} onClick={onOtherCode}>
            {t('decision.otherCode')}
          </Button>
        </div>
      </div>
      {dialog}
    </>
  );
}

function RequestFacts({ request }: { readonly request: DeviceRequest }) {
  const { t } = useTranslation('device');
  const format = useFormat();
  const language = useLanguage();
  const email = useSessionStore((session) => session.user?.email);
  const facts = [
    [t('facts.code'), request.userCode],
    [t('facts.program'), deviceClients[request.client].name],
    [t('facts.device'), request.deviceName ?? t('facts.noName')],
    [t('facts.account'), email],
    [t('facts.rights'), new Intl.ListFormat(language).format(request.scopes.map((scope) => t(`scopes.${scope}`)))],
    [t('facts.time'), format.dateTime(request.requestedAt)],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
