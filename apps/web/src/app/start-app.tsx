import { createRoot, hydrateRoot } from 'react-dom/client';
import { useFavouriteVoicesStore } from '#src/stores/favourite-voices-store.ts';
import { useFormatStore } from '#src/stores/format-store.ts';
import { presumeSession } from '#src/lib/auth-client.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { useThemeStore } from '#src/stores/theme-store.ts';
import { App } from './app.tsx';

/**
 * Hydrates a page that was prerendered, and renders any other. The latter shows at once who was signed in; the first
 * sight of the former looks the same for everybody, and its styles hide what is not for them.
 */
export function startApp(root: HTMLElement | null): void {
  if (!root) {
    throw new Error('The page has no element with the id "root".');
  }
  if (root.firstElementChild) {
    hydrateRoot(root, <App />);
  } else {
    presumeSession();
    createRoot(root).render(<App />);
  }
  useSessionStore.subscribe(({ status }) => {
    document.documentElement.dataset['session'] = status === 'signed-in' ? 'kept' : 'none';
  });
  useThemeStore.getState().restore();
  useFormatStore.getState().restore();
  useFavouriteVoicesStore.getState().restore();
}
