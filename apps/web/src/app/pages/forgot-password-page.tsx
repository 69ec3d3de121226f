import { ForgotPasswordPage } from '#src/features/auth/forgot/forgot-password-page.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';

export const Component = withQueries(ForgotPasswordPage);
