export { DashboardPage as Component } from '#src/features/dashboard/dashboard-page.tsx';
