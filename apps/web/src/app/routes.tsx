import { adminContactPath, type PageAudience, pageIds, pages } from '@nabra/contract/pages';
import type { WebNamespace } from '@nabra/i18n/web';
import { redirect, type RouteObject } from 'react-router-dom';
import { isLanguage } from '#src/config/paths.ts';
import { chosenLanguage } from '#src/lib/chosen-language.ts';
import { guardPage } from './guards/guard-page.tsx';
import { PageFailure } from './page-failure.tsx';
import { adminContactPage, notFoundPage, type PageModule, pageModules } from './page-modules.ts';
import { SiteLayout } from './layouts/site-layout.tsx';

/** What a matched route tells whoever prepares a page: which texts it needs. */
export interface PageHandle {
  readonly namespaces: readonly WebNamespace[];
}

function pageRoute({ load, namespaces }: PageModule, audience: PageAudience = 'public'): Pick<RouteObject, 'lazy' | 'handle'> {
  const lazy = async () => ({ Component: guardPage((await load()).Component, audience) });
  return { lazy, handle: { namespaces } satisfies PageHandle };
}

/** Every address of the web app. A language that we do not speak leads to English; a page that we do not have, to 404. */
export const routes: RouteObject[] = [
  { path: '/', loader: () => redirect(`/${chosenLanguage()}`) },
  {
    path: adminContactPath,
    element: <SiteLayout />,
    errorElement: <PageFailure />,
    children: [{ index: true, ...pageRoute(adminContactPage) }],
  },
  {
    path: '/:language',
    element: <SiteLayout />,
    errorElement: <PageFailure />,
    loader: ({ params }) => (isLanguage(params['language']) || params['language'] === 'admin' ? null : redirect('/en')),
    children: [
      { index: true, ...pageRoute(pageModules.home) },
      ...pageIds.map((id) => ({ id, path: pages[id].path, ...pageRoute(pageModules[id], pages[id].audience) })),
      { path: '*', ...pageRoute(notFoundPage) },
    ],
  },
];
