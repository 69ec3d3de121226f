export { LoginPage as Component } from '#src/features/auth/login/login-page.tsx';
