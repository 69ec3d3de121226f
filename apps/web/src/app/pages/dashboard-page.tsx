import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';

export const Component = withQueries(DashboardPage);
