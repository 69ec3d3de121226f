import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { NoSubscription } from '../status/no-subscription.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { UsageOverview } from './usage-overview.tsx';

/** The library of charts is as large as the rest of the page: it comes after everything else. */
const UsageCharts = lazy(async () => ({ default: (await import('../charts/usage-charts.tsx')).UsageCharts }));

/** What was used of the period, by day and by voice. */
export function UsagePage() {
  const { t } = useTranslation('dashboard');
  const { data: subscription, isError, refetch } = useQuery(subscriptionQuery);
  useLiveEvents();
  return (
    <PageBody>
      <PageMetadata page="usage" title={t('usagePage.meta.title')} description={t('usagePage.meta.description')} />
      <PageHeader title={t('usagePage.title')} />
      {!subscription && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
      {subscription && (
        <>
          {!subscription.isSubscribed && <NoSubscription subscription={subscription} />}
          <UsageOverview subscription={subscription} />
          <Suspense>
            <UsageCharts empty={t('usagePage.empty')} />
          </Suspense>
        </>
      )}
    </PageBody>
  );
}
