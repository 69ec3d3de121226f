import {
  type WebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import type { Reauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { DeliveryList } from './delivery-list.tsx';
import { endpointsQuery } from './webhooks-queries.ts';
import { sayEvent } from './say-event.ts';
import styles from './webhooks.module.css';

interface EndpointCardProps {
  readonly endpoint: WebhookEndpoint;
  readonly withRecentSignIn: Reauthentication['withRecentSignIn'];
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** One endpoint: what it hears, how it does, and what can be done with it. */
export function EndpointCard({ endpoint, withRecentSignIn, onEdit, onSecret }: EndpointCardProps) {
  const { t } = useTranslation('webhooks');
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [asks, setAsks] = useState<'rotate' | 'delete'>();
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: endpoint.id };
  const refresh = () => queries.invalidateQueries({ queryKey: endpointsQuery.queryKey });

  const test = async () => {
    try {
      await callApi(testWebhookEndpoint, { params });
      showToast({ title: t('tested') });
      setIsOpen(true);
      await refresh();
    } catch (error) {
      showFailure(error);
    }
  };
  const turn = async () => {
    try {
      const body = { isEnabled: !endpoint.isEnabled };
      await withRecentSignIn(() => callApi(updateWebhookEndpoint, { params, body }));
      await refresh();
    } catch (error) {
      showFailure(error);
    }
  };
  const rotate = async () => {
    onSecret((await withRecentSignIn(() => callApi(rotateWebhookSecret, { params, body: {} }))).secret);
    await refresh();
  };
  const remove = async () => {
    await callApi(deleteWebhookEndpoint, { params });
    await refresh();
    showToast({ title: t('deleted') });
  };
  return (
    <section className={styles['card']} aria-label={endpoint.url}>
      <h2 className={styles['url']}>
        <bdi dir="ltr">{endpoint.url}</bdi>
      </h2>
      {endpoint.description !== '' && (
        <p className={styles['soft']}>
          <bdi>{endpoint.description}</bdi>
        </p>
      )}
      <EndpointState endpoint={endpoint} />
      <ul role="list" className={styles['heard']} aria-label={t('form.events')}>
        {endpoint.events.map((type) => (
          <li key={type}>{sayEvent(t, type)}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {endpoint.isEnabled && (
          <Button size="small" onClick={() => void test()}>
            {t('actions.test')}
          </Button>
        )}
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'deliveries.hide' : 'deliveries.show')}
        </Button>
        <Button size="small" variant="quiet" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => void turn()}>
          {t(endpoint.isEnabled ? 'actions.pause' : 'actions.resume')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsks('rotate')}>
          {t('actions.rotate')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsks('delete')}>
          {t('actions.delete')}
        </Button>
      </div>
      {isOpen && <DeliveryList endpointId={endpoint.id} canReplay={endpoint.isEnabled} />}
      {asks && (
        <ConfirmDialog
          title={t(`${asks}.title`)}
          confirm={t(`${asks}.confirm`)}
          onConfirm={asks === 'rotate' ? rotate : remove}
          onClose={() => setAsks(undefined)}
        >
          {t(`${asks}.body`, { url: endpoint.url })}
        </ConfirmDialog>
      )}
    </section>
  );
}

function EndpointState({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { disabledBecause, failingSince, oldSecretUntil } = endpoint;
  const isBroken = disabledBecause === 'failing' || disabledBecause === 'gone';
  return (
    <p className={styles['state']}>
      <Badge tone={isBroken ? 'danger' : disabledBecause === 'owner' ? 'outline' : 'soft'}>
        {t(`state.${disabledBecause ?? 'on'}`)}
      </Badge>
      {failingSince !== null && disabledBecause === null && (
        <Badge tone="warning">{t('state.failingSince', { date: format.dateTime(failingSince) })}</Badge>
      )}
      {oldSecretUntil !== null && (
        <span className={styles['soft']}>{t('state.oldSecret', { date: format.dateTime(oldSecretUntil) })}</span>
      )}
    </p>
  );
}
