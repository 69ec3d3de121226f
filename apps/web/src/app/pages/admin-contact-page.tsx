export { AdminContactPage as Component } from '#src/features/admin-contact/admin-contact-page.tsx';
