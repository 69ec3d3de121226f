export { AboutPage as Component } from '#src/features/company/about-page.tsx';
