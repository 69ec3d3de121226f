import { SettingsPage } from '#src/features/settings/settings-page.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';

export const Component = withQueries(SettingsPage);
