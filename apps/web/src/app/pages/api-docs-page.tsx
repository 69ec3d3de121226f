export { ApiDocsPage as Component } from '#src/features/api-docs/api-docs-page.tsx';
