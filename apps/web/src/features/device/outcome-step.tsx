import { type DeviceRequest, deviceClients } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import styles from './device.module.css';

/** The last step: how the request ended, and where to find the key. */
export function OutcomeStep({
  isApproved,
  request,
}: {
  readonly isApproved: boolean;
  readonly request: DeviceRequest;
}) {
  const { t } = useTranslation('device');
  const values = { program: deviceClients[request.client].name, keyName: request.keyName };
  return (
    <div role="status">
      <PageHeader
        title={t(isApproved ? 'outcome.approved' : 'outcome.denied', values)}
        lead={t(isApproved ? 'outcome.approvedBody' : 'outcome.deniedBody', values)}
      />
      <div className={styles['ways']}>
        <ButtonLink page="apiKeys">{t('outcome.keys')}</ButtonLink>
      </div>
    </div>
  );
}
