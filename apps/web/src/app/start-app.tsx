import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { languageOfPath } from '#src/config/paths.ts';
import { startSession } from '#src/lib/auth-client.ts';
import { getTexts } from '#src/lib/texts.ts';
import { useFormatStore } from '#src/stores/format-store.ts';
import { useThemeStore } from '#src/stores/theme-store.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { finishProviderSignIn } from './finish-provider-sign-in.ts';
import { Providers } from './providers.tsx';
import { type PageHandle, routes } from './routes.tsx';

/** Shows the app. A page that was rendered at build time is taken over as it stands, without a flash; others are made here. */
export async function startApp(root: HTMLElement | null): Promise<void> {
  if (!root) {
    throw new Error('The page has no element with the id "root".');
  }
  const isPrerendered = root.firstElementChild !== null;
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: await prepare() } : {});
  const app = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  if (isPrerendered) {
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  useThemeStore.getState().restore();
  useFormatStore.getState().restore();
  announceSessionEnd();
  await finishProviderSignIn(router, await startSession());
}

/** Brings the code and texts of the first page before React starts, since it can only take over what it can render at once. */
async function prepare(): Promise<HydrationState> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const texts = getTexts(languageOfPath(location.pathname));
  const namespaces = matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.namespaces ?? []);
  await Promise.all([
    texts.loadNamespaces(['site', ...namespaces]),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  ]);
  return { loaderData: {} };
}
