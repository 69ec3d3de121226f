export { TermsPage as Component } from '#src/features/company/terms-page.tsx';
