import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { NoSubscription } from '../status/no-subscription.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { ApiAccess } from './api-access.tsx';

/** All keys of the account, for subscribers. */
export function ApiKeysPage() {
  const { t } = useTranslation('dashboard');
  const { data: subscription, isError, refetch } = useQuery(subscriptionQuery);
  useLiveEvents();
  return (
    <PageBody>
      <PageMetadata page="apiKeys" title={t('keysPage.meta.title')} description={t('keysPage.meta.description')} />
      <PageHeader
        title={t('keysPage.title')}
        {...(subscription?.isSubscribed === false && { lead: t('keysPage.locked') })}
      />
      {!subscription && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
      {subscription && (subscription.isSubscribed ? <ApiAccess /> : <NoSubscription subscription={subscription} />)}
    </PageBody>
  );
}
