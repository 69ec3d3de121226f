import { type WebhookDelivery, replayWebhookDelivery } from '@rakhim/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { DataTable } from '#src/components/ui/data-table.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { sayEvent } from './say-event.ts';
import { deliveriesQuery } from './webhooks-queries.ts';
import styles from './webhooks.module.css';

interface DeliveryListProps {
  readonly endpointId: string;
  readonly canReplay: boolean;
}

/** What was sent to an endpoint, what it answered, and a button to send it again. */
export function DeliveryList({ endpointId, canReplay }: DeliveryListProps) {
  const { t } = useTranslation(['webhooks', 'dashboard']);
  const query = deliveriesQuery(endpointId);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  if (!data) {
    return <LoadState isError={isError} failure={t('dashboard:loadFailed')} onRetry={() => void refetch()} />;
  }
  const deliveries = data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) {
    return <p className={styles['soft']}>{t('deliveries.none')}</p>;
  }
  const replay = async (deliveryId: string) => {
    try {
      await callApi(replayWebhookDelivery, { params: { id: endpointId, deliveryId } });
      showToast({ title: t('deliveries.replayed') });
      await queries.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <>
      <DataTable label={t('deliveries.title')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('deliveries.event')}</th>
            <th scope="col">{t('deliveries.state')}</th>
            <th scope="col">{t('deliveries.answer')}</th>
            <th scope="col">{t('deliveries.when')}</th>
            <th scope="col" className={styles['replay']}>
              <span className="visually-hidden">{t('deliveries.replay')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              {...(canReplay && { onReplay: () => void replay(delivery.id) })}
            />
          ))}
        </tbody>
      </DataTable>
      {hasNextPage && (
        <div>
          <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('deliveries.older')}
          </Button>
        </div>
      )}
    </>
  );
}

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  pending: 'outline',
  delivered: 'soft',
  failed: 'danger',
};

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly onReplay?: () => void;
}

function DeliveryRow({ delivery, onReplay }: DeliveryRowProps) {
  const { t } = useTranslation(['webhooks', 'dashboard']);
  const format = useFormat();
  const { state, attempts, lastStatus, lastProblem, nextAttemptAt } = delivery;
  const isWaiting = state === 'pending' && attempts > 0 && nextAttemptAt !== null;
  return (
    <tr>
      <th scope="row">{sayEvent(t, delivery.type)}</th>
      <td>
        <Badge tone={tones[state]}>{t(`deliveries.${state}`)}</Badge>{' '}
        <span className={styles['soft']}>
          {t('deliveries.attempts', { count: attempts, number: format.number(attempts) })}
        </span>
        {isWaiting && (
          <span className={styles['next']}>{t('deliveries.next', { date: format.dateTime(nextAttemptAt) })}</span>
        )}
      </td>
      <td className="tabular" data-label={t('deliveries.answer')}>
        {lastProblem === null
          ? lastStatus !== null && format.number(lastStatus)
          : t(`deliveries.problems.${lastProblem}`, { status: lastStatus ?? '' })}
      </td>
      <td data-label={t('deliveries.when')}>{format.dateTime(delivery.createdAt)}</td>
      <td className={styles['replay']}>
        {onReplay && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('deliveries.replayOf', { id: delivery.messageId })}
            onClick={onReplay}
          >
            {t('deliveries.replay')}
          </Button>
        )}
      </td>
    </tr>
  );
}
