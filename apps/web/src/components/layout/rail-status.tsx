import { usageLevelOf } from '@rakhim/contract';
import { adminContactPath, adminVoicesPath } from '@rakhim/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import styles from './rail-status.module.css';

const fullPercent = 100;

/** What is left of the quota, on every page of members. */
export const RailStatus = withQueries(function RailStatus() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: usage } = useQuery(usageQuery);
  if (!usage || usage.limit === 0) {
    return null;
  }
  return (
    <PageLink page="usage" className={styles['status']} data-level={usageLevelOf(usage.percent)}>
      <span className="tabular">
        {t('nav.left', { count: usage.remaining, number: format.number(usage.remaining) })}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(fullPercent, usage.percent)}%` }} />
      </span>
    </PageLink>
  );
});

/** The ways to the pages of administrators. */
export const AdminLinks = withQueries(function AdminLinks({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (me?.role !== 'admin') {
    return null;
  }
  return (
    <>
      <li>
        <NavLink to={adminContactPath} className={() => className}>
          <Inbox size={18} aria-hidden="true" />
          {t('nav.inbox')}
        </NavLink>
      </li>
      <li>
        <NavLink to={adminVoicesPath} className={() => className}>
          <AudioLines size={18} aria-hidden="true" />
          {t('nav.neuralVoices')}
        </NavLink>
      </li>
    </>
  );
});
