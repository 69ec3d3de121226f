import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { historyQueryOf } from '../dashboard-queries.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { ActivityList } from './activity-list.tsx';
import styles from './history-page.module.css';

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 300;
const queryLengthMax = 200;

/** Everything that was turned into speech: to find, hear, save and delete. */
export function HistoryPage() {
  const { t } = useTranslation('dashboard');
  const { wanted, typed, type } = useSearch();
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
      <search className={styles['search']}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          dir={typed === '' ? undefined : 'auto'}
          maxLength={queryLengthMax}
          aria-label={t('historyPage.search')}
          placeholder={t('historyPage.search')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </search>
      <ActivityList history={history} empty={t(wanted === '' ? 'activity.empty' : 'historyPage.none')} />
    </PageBody>
  );
}

/** What is searched for stands in the address, so that a search can be kept and linked to. */
function useSearch() {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('q')?.trim().slice(0, queryLengthMax) ?? '';
  const [{ typed, of }, setTyped] = useState({ typed: wanted, of: wanted });
  // An address that came from elsewhere, such as the way back, is shown instead.
  const shown = of === wanted ? typed : wanted;
  useEffect(() => {
    const next = shown.trim();
    if (next === wanted) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setTyped({ typed: shown, of: next });
      setAddress(next === '' ? {} : { q: next }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [shown, wanted, setAddress]);
  return { wanted, typed: shown, type: (text: string) => setTyped({ typed: text, of: wanted }) };
}
