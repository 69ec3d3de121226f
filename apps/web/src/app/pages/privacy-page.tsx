export { PrivacyPage as Component } from '#src/features/company/privacy-page.tsx';
