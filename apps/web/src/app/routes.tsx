import { adminContactPath, type PageAudience, pageIds, pages } from '@rakhim/contract/pages';
import type { WebNamespace } from '@rakhim/i18n/web';
import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { chosenLanguage, readingLanguage } from '#src/lib/chosen-language.ts';
import { getTexts } from '#src/lib/texts.ts';
import { guardPage } from './guards/guard-page.tsx';
import { LanguageFrame } from './layouts/language-frame.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { adminContactPage, notFoundPage, type PageModule, pageModules } from './page-modules.ts';
import { withTexts } from './with-texts.tsx';

/** What a matched route tells whoever prepares a page: its code, and which texts it needs. */
export interface PageHandle {
  load(): Promise<ComponentType>;
  readonly namespaces: readonly WebNamespace[];
}

function pageRoute(module: PageModule, audience: PageAudience = 'public') {
  const load = async () => withTexts(guardPage((await module.load()).Component, audience), module.namespaces);
  const Page = lazy(async () => {
    // Asked for together: the page waits for both.
    void getTexts(readingLanguage(location.pathname)).loadNamespaces([...module.namespaces]);
    return { default: await load() };
  });
  return { element: <Page />, handle: { load, namespaces: module.namespaces } satisfies PageHandle };
}

function ChosenLanguage() {
  return <Navigate to={`/${chosenLanguage()}`} replace />;
}

/**
 * Every address of the web app. A language that we do not speak leads to English; a page that we do not have, to 404.
 */
export const routes: RouteObject[] = [
  { path: '/', element: <ChosenLanguage /> },
  {
    path: adminContactPath,
    element: <SiteLayout />,
    children: [{ index: true, ...pageRoute(adminContactPage) }],
  },
  {
    path: '/:language',
    element: <LanguageFrame />,
    children: [
      { index: true, ...pageRoute(pageModules.home) },
      ...pageIds.map((id) => ({ id, path: pages[id].path, ...pageRoute(pageModules[id], pages[id].audience) })),
      { path: '*', ...pageRoute(notFoundPage) },
    ],
  },
];
