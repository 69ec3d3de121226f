import { EmailConfirmedPage } from '#src/features/auth/confirmed/email-confirmed-page.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';

export const Component = withQueries(EmailConfirmedPage);
