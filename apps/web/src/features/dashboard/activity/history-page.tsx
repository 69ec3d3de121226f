import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { SearchField } from '#src/components/ui/search-field.tsx';
import { useSearchAddress } from '#src/lib/use-search-address.ts';
import { historyQueryOf } from '#src/lib/history-query.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { ActivityList } from './activity-list.tsx';

const queryLengthMax = 200;

/** Everything that was turned into speech: to find, hear, save and delete. */
export function HistoryPage() {
  const { t } = useTranslation('dashboard');
  const { wanted, typed, type } = useSearchAddress(queryLengthMax);
  const history = useInfiniteQuery(historyQueryOf(wanted));
  useLiveEvents();
  return (
    <PageBody>
      <PageMetadata
        page="history"
        title={t('historyPage.meta.title')}
        description={t('historyPage.meta.description')}
      />
      <PageHeader
        title={t('historyPage.title')}
        lead={<Trans t={t} i18nKey="historyPage.settings" components={{ settings: <PageLink page="settings" /> }} />}
      />
      <SearchField label={t('historyPage.search')} value={typed} maxLength={queryLengthMax} onType={type} />
      <ActivityList history={history} empty={t(wanted === '' ? 'activity.empty' : 'historyPage.none')} />
    </PageBody>
  );
}
