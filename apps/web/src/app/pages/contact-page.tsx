export { ContactPage as Component } from '#src/features/contact/contact-page.tsx';
