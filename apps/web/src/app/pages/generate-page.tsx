export { GeneratePage as Component } from '#src/features/generate/generate-page.tsx';
