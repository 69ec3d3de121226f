import type { WebhookEndpoint } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { endpointsQuery } from './webhooks-queries.ts';
import styles from './webhooks.module.css';

/** The addresses that hear of events, and what was sent to each. */
export function WebhooksPage() {
  const { t } = useTranslation(['webhooks', 'dashboard']);
  const { data, isError, refetch } = useQuery(endpointsQuery);
  const { withRecentSignIn, dialog } = useReauthentication();
  const [edited, setEdited] = useState<WebhookEndpoint | 'new'>();
  const [secret, setSecret] = useState<string>();
  return (
    <PageBody>
      <PageMetadata page="webhooks" title={t('meta.title')} description={t('meta.description')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      {!data && <LoadState isError={isError} failure={t('dashboard:loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles['list']}>
          {data.endpoints.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
          {data.endpoints.map((endpoint) => (
            <EndpointCard
              key={endpoint.id}
              endpoint={endpoint}
              withRecentSignIn={withRecentSignIn}
              onEdit={() => setEdited(endpoint)}
              onSecret={setSecret}
            />
          ))}
          <div>
            <Button variant="primary" onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </div>
        </div>
      )}
      {edited && (
        <EndpointDialog
          endpoint={edited === 'new' ? undefined : edited}
          withRecentSignIn={withRecentSignIn}
          onSecret={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      {dialog}
    </PageBody>
  );
}
