export { HomePage as Component } from '#src/features/home/home-page.tsx';
