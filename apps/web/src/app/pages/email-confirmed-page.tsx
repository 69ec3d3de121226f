export { EmailConfirmedPage as Component } from '#src/features/auth/confirmed/email-confirmed-page.tsx';
