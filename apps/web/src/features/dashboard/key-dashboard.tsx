import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { RecentActivity } from './activity/recent-activity.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import styles from './key-dashboard.module.css';
import { SubscriptionDetails } from './details/subscription-details.tsx';
import { AccountBanners } from './status/account-banners.tsx';
import { NoSubscription } from './status/no-subscription.tsx';
import { UsageOverview } from './usage/usage-overview.tsx';
import { useLiveEvents } from './use-live-events.ts';

const UsageCharts = lazy(() =>
  import('./charts/usage-charts.tsx').then(({ UsageCharts: Component }) => ({ default: Component })),
);

/** A link to the website for everything that belongs to the account rather than to the key. */
const portal = { isOpening: false, open: () => void callDesktop('link.open', { page: 'dashboard' }) };

/** The dashboard of the desktop app: what may be seen with a key. */
export const KeyDashboard = withQueries(function KeyDashboard() {
  const { t } = useTranslation(['dashboard', 'desktop', 'plans']);
  const queries = useQueryClient();
  const { data: subscription, isError, refetch, isFetching } = useQuery(subscriptionQuery);
  // Events tell of what happens while the screen is open; what happened before is asked for.
  useEffect(() => void queries.invalidateQueries(), [queries]);
  useLiveEvents();
  const actions = (
    <>
      <ButtonLink page="generate">{t('generate')}</ButtonLink>
      <Button isBusy={isFetching} onClick={() => void queries.invalidateQueries()}>
        {t('desktop:refresh')}
      </Button>
    </>
  );
  return (
    <PageBody>
      <title>{t('meta.title')}</title>
      <PageHeader title={t('title')} actions={actions} />
      {!subscription && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
      {subscription && (
        <>
          <AccountBanners subscription={subscription} portal={portal} />
          {!subscription.isSubscribed && <NoSubscription subscription={subscription} />}
          <UsageOverview subscription={subscription} />
          <Suspense>
            <UsageCharts />
          </Suspense>
          <RecentActivity />
          <SubscriptionDetails subscription={subscription} portal={portal} />
          <OnTheWebsite />
        </>
      )}
    </PageBody>
  );
});

function OnTheWebsite() {
  const { t } = useTranslation('desktop');
  return (
    <DashboardSection title={t('account.title')}>
      <p>{t('account.body')}</p>
      <div className={styles['ways']}>
        <Button onClick={portal.open}>{t('account.dashboard')}</Button>
        <ButtonLink page="settings">{t('account.settings')}</ButtonLink>
      </div>
    </DashboardSection>
  );
}
