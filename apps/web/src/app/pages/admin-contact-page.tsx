import { AdminContactPage } from '#src/features/admin-contact/admin-contact-page.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';

export const Component = withQueries(AdminContactPage);
