import { createRoot, hydrateRoot } from 'react-dom/client';
import { useFavouriteVoicesStore } from '#src/stores/favourite-voices-store.ts';
import { useFormatStore } from '#src/stores/format-store.ts';
import { useThemeStore } from '#src/stores/theme-store.ts';
import { App } from './app.tsx';

/** Hydrates a page that was prerendered, and renders any other. */
export function startApp(root: HTMLElement | null): void {
  if (!root) {
    throw new Error('The page has no element with the id "root".');
  }
  if (root.firstElementChild) {
    hydrateRoot(root, <App />);
  } else {
    createRoot(root).render(<App />);
  }
  useThemeStore.getState().restore();
  useFormatStore.getState().restore();
  useFavouriteVoicesStore.getState().restore();
}
