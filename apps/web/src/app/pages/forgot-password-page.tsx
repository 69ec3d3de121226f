export { ForgotPasswordPage as Component } from '#src/features/auth/forgot/forgot-password-page.tsx';
