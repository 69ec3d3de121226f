import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { SubscriptionFailureDialog } from '#src/components/subscription-failure/subscription-failure-dialog.tsx';
import type { SubscriptionFailure } from '#src/components/subscription-failure/subscription-failure.ts';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { AccountBanners } from '../status/account-banners.tsx';
import { NoSubscription } from '../status/no-subscription.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { usePortal } from '../use-portal.ts';
import { SubscriptionDetails } from './subscription-details.tsx';

/** The plan, its price and its dates, and the way to the billing portal. */
export function SubscriptionPage() {
  const { t } = useTranslation('dashboard');
  const { data: subscription, isError, refetch } = useQuery(subscriptionQuery);
  const [failure, setFailure] = useState<SubscriptionFailure>();
  const portal = usePortal(setFailure);
  useLiveEvents();
  return (
    <PageBody>
      <PageMetadata
        page="subscription"
        title={t('subscriptionPage.meta.title')}
        description={t('subscriptionPage.meta.description')}
      />
      <PageHeader title={t('subscriptionPage.title')} />
      {!subscription && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
      {subscription && (
        <>
          <AccountBanners subscription={subscription} portal={portal} />
          {subscription.isSubscribed ? (
            <SubscriptionDetails subscription={subscription} portal={portal} />
          ) : (
            <NoSubscription subscription={subscription} />
          )}
        </>
      )}
      {failure && <SubscriptionFailureDialog failure={failure} onClose={() => setFailure(undefined)} />}
    </PageBody>
  );
}
