import type { ServiceComponent, ServiceHistory, ServiceState } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { BarLegend } from './bar-legend.tsx';
import { ComponentHistory } from './component-history.tsx';
import { IncidentList } from './incident-list.tsx';
import styles from './status-page.module.css';
import { useServiceHistory } from './use-service-history.ts';

/** What is shown before anything was read, so that nothing moves afterwards. */
const unread = (['api', 'speech', 'database', 'delivery'] as const).map((id): ServiceComponent => ({
  id,
  state: 'unknown',
  uptimePercent: null,
  days: [],
}));
/** The worse ones first. */
const severity: readonly ServiceState[] = ['down', 'degraded', 'operational'];

/** How the service is and was, as it measured itself. */
export function StatusPage() {
  const { t } = useTranslation('status');
  const { history, hasFailed, retry } = useServiceHistory();
  return (
    <PageBody>
      <PageMetadata page="status" title={t('meta.title')} description={t('meta.description')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      {history && <IncidentList incidents={history.incidents} are="running" />}
      {hasFailed && !history ? <Failure onRetry={retry} /> : <Now history={history} />}
      <div className={styles['components']} aria-busy={!history && !hasFailed}>
        {(history?.components ?? unread).map((component) => (
          <ComponentHistory key={component.id} component={component} isRead={history !== undefined} />
        ))}
      </div>
      <BarLegend />
      {history && <IncidentList incidents={history.incidents} are="over" />}
    </PageBody>
  );
}

function Now({ history }: { readonly history: ServiceHistory | undefined }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  if (!history) {
    return (
      <p className={styles['now']} role="status">
        {t('waiting')}
      </p>
    );
  }
  const { components, incidents, measuredAt, measuredSince } = history;
  const state = severity.find((each) => components.some((component) => component.state === each)) ?? 'unknown';
  // What operators write of is not always what the measurements see.
  const isUnseen = state === 'operational' && incidents.some(({ resolvedAt }) => resolvedAt === null);
  return (
    <div className={styles['now']} data-state={state} role="status">
      <p className={styles['state']}>{t(`now.${isUnseen ? 'unseen' : state}`)}</p>
      <p>
        {measuredSince === null || state === 'unknown'
          ? t('nowNote.unknown')
          : t('nowNote.measured', { time: format.dateTime(measuredAt), since: format.dateTime(measuredSince) })}
      </p>
    </div>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('status');
  const { t: site } = useTranslation();
  return (
    <div className={styles['now']} data-state="down" role="alert">
      <p className={styles['state']}>{t('failed.title')}</p>
      <p>{t('failed.body')}</p>
      <Button onClick={onRetry}>{site('actions.retry')}</Button>
    </div>
  );
}
