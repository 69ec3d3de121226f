import type { Subscription } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubscriptionFailureDialog } from '#src/components/subscription-failure/subscription-failure-dialog.tsx';
import type { SubscriptionFailure } from '#src/components/subscription-failure/subscription-failure.ts';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { YourSentence } from '#src/components/your-sentence/your-sentence.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { RecentActivity } from './activity/recent-activity.tsx';
import { ApiAccess } from './api-access/api-access.tsx';
import { SubscriptionDetails } from './details/subscription-details.tsx';
import styles from './dashboard-page.module.css';
import { useLiveEvents } from './use-live-events.ts';
import { AccountBanners } from './status/account-banners.tsx';
import { NoSubscription } from './status/no-subscription.tsx';
import { useSubscriptionStatus } from './status/use-subscription-status.ts';
import { UsageOverview } from './usage/usage-overview.tsx';
import { usePortal } from './use-portal.ts';

/** The overview: what was used, what was made last, the key and the subscription. Each has a page of its own. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { data: subscription, isError, refetch } = useQuery(subscriptionQuery);
  const { isChecking, failure, refresh, fail, closeFailure } = useSubscriptionStatus();
  useLiveEvents();
  const actions = (
    <>
      <ButtonLink page="generate">{t('generate')}</ButtonLink>
      <Button isBusy={isChecking} onClick={refresh}>
        {t(isChecking ? 'checking' : 'refresh')}
      </Button>
    </>
  );
  return (
    <PageBody>
      <PageMetadata page="dashboard" title={t('meta.title')} description={t('meta.description')} />
      <PageHeader title={t('title')} actions={actions} />
      {subscription ? (
        <Sections subscription={subscription} onFailure={fail} />
      ) : (
        <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {failure && <SubscriptionFailureDialog failure={failure} onClose={closeFailure} />}
    </PageBody>
  );
}

interface SectionsProps {
  readonly subscription: Subscription;
  readonly onFailure: (failure: SubscriptionFailure) => void;
}

function Sections({ subscription, onFailure }: SectionsProps) {
  const { t } = useTranslation('dashboard');
  const { data: usage } = useQuery(usageQuery);
  const portal = usePortal(onFailure);
  return (
    <>
      {subscription.isSubscribed && usage?.used === 0 && (
        <YourSentence>
          <ButtonLink page="generate" variant="primary" state={{ speaks: true }}>
            {t('hearIt')}
          </ButtonLink>
        </YourSentence>
      )}
      <AccountBanners subscription={subscription} portal={portal} />
      {!subscription.isSubscribed && <NoSubscription subscription={subscription} />}
      <UsageOverview subscription={subscription} more={<PageLink page="usage">{t('usagePage.charts')}</PageLink>} />
      {subscription.isSubscribed && (
        <>
          <RecentActivity more={<PageLink page="history">{t('historyPage.all')}</PageLink>} />
          <div className={styles['pair']}>
            <ApiAccess more={<PageLink page="apiKeys">{t('keysPage.all')}</PageLink>} />
            <SubscriptionDetails subscription={subscription} portal={portal} />
          </div>
        </>
      )}
    </>
  );
}
