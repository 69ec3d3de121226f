import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { historyQueryOf } from '#src/lib/history-query.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { ActivityList } from './activity-list.tsx';

interface RecentActivityProps {
  /** The way to the whole history; without it all of it is here. */
  readonly more?: ReactNode;
}

/** Enough to find what one has just made. */
const recentRows = 5;

/** The recent utterances, to play again, download or delete. */
export function RecentActivity({ more }: RecentActivityProps) {
  const { t } = useTranslation('dashboard');
  const history = useInfiniteQuery(historyQueryOf(''));
  return (
    <DashboardSection title={t('activity.title')} actions={more}>
      <ActivityList
        history={history}
        empty={t('activity.empty')}
        {...(more !== undefined && { rowsMax: recentRows })}
      />
    </DashboardSection>
  );
}
