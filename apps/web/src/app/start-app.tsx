import { createRoot, hydrateRoot } from 'react-dom/client';
import { useFormatStore } from '#src/stores/format-store.ts';
import { useThemeStore } from '#src/stores/theme-store.ts';
import { App } from './app.tsx';
import { preparePage } from './prepare-page.tsx';

/**
 * Shows the app. A page that was rendered at build time is taken over as it stands, without a flash; others are made
 * here.
 */
export async function startApp(root: HTMLElement | null): Promise<void> {
  if (!root) {
    throw new Error('The page has no element with the id "root".');
  }
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered) {
    await preparePage(location.pathname);
    hydrateRoot(root, <App />);
  } else {
    createRoot(root).render(<App />);
  }
  useThemeStore.getState().restore();
  useFormatStore.getState().restore();
}
