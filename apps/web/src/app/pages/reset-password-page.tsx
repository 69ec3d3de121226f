export { ResetPasswordPage as Component } from '#src/features/auth/reset/reset-password-page.tsx';
