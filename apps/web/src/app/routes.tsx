import {
  adminContactPath,
  adminVoicesPath,
  type PageAudience,
  type PageId,
  pageIds,
  pages,
  type WebPage,
} from '@rakhim/contract/pages';
import { lazy, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { chosenLanguage, readingLanguage } from '#src/lib/chosen-language.ts';
import { getTexts } from '#src/lib/texts.ts';
import { guardPage } from './guards/guard-page.tsx';
import { LanguageFrame } from './layouts/language-frame.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { adminContactPage, adminVoicesPage, notFoundPage, type PageModule, pageModules } from './page-modules.ts';
import type { WebNamespace } from '@rakhim/i18n/web';
import { useTranslation } from 'react-i18next';

function pageRoute(module: PageModule, audience: PageAudience = 'public') {
  const Page = lazy(async () => {
    if (!import.meta.env.SSR) {
      // Asked for together with the code: the page waits for both.
      void getTexts(readingLanguage(location.pathname)).loadNamespaces([...module.namespaces]);
    }
    return { default: withTexts(guardPage(await module.load(), audience), module.namespaces) };
  });
  return { element: <Page /> };
}

function patternOf(id: PageId): string {
  const page: WebPage = pages[id];
  return page.parameter === undefined ? page.path : `${page.path}/:${page.parameter}`;
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
    path: adminVoicesPath,
    element: <SiteLayout />,
    children: [{ index: true, ...pageRoute(adminVoicesPage) }],
  },
  {
    path: '/:language',
    element: <LanguageFrame />,
    children: [
      { index: true, ...pageRoute(pageModules.home) },
      ...pageIds.map((id) => ({ id, path: patternOf(id), ...pageRoute(pageModules[id], pages[id].audience) })),
      { path: '*', ...pageRoute(notFoundPage) },
    ],
  },
];

/**
 * A page that waits for all of its texts before any of it is shown. A part that came later and waited for its own would
 * have the whole page hidden for as long, as the boundary that waits lies above it.
 */
function withTexts(Page: ComponentType, namespaces: readonly WebNamespace[]): ComponentType {
  return function PageWithTexts() {
    useTranslation([...namespaces]);
    return <Page />;
  };
}
