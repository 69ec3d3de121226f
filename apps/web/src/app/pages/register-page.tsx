export { RegisterPage as Component } from '#src/features/auth/register/register-page.tsx';
