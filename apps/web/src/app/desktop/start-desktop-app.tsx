import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { startDesktopSession } from '#src/lib/desktop-session.ts';
import { useFormatStore } from '#src/stores/format-store.ts';
import { useThemeStore } from '#src/stores/theme-store.ts';
import { desktopRoutes } from './desktop-routes.tsx';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/**
 * Shows the desktop app: the screens that need a file system and a keychain, and those of the web app that a key can
 * open, in the frame of a window.
 */
export function startDesktopApp(root: HTMLElement | null): void {
  if (!root) {
    throw new Error('The page has no element with the id "root".');
  }
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </QueryClientProvider>
    </CSPProvider>,
  );
  startDesktopSession();
  useThemeStore.getState().restore();
  useFormatStore.getState().restore();
}

function Screens() {
  return useRoutes(desktopRoutes);
}
