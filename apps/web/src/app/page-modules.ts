import type { PageId } from '@nabra/contract/pages';
import type { WebNamespace } from '@nabra/i18n/web';
import type { ComponentType } from 'react';

export interface PageModule {
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** The texts a page needs before it can be shown. */
  readonly namespaces: readonly WebNamespace[];
}

/** The screen behind every page of the contract, loaded when somebody goes there. */
export const pageModules: Record<PageId, PageModule> = {
  home: { load: () => import('./pages/home-page.tsx'), namespaces: ['home'] },
  generate: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  pricing: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  apiDocs: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  contact: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  about: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  terms: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  privacy: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  login: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  register: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  forgotPassword: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  resetPassword: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  emailConfirmed: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  dashboard: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
  settings: { load: () => import('./pages/not-found-page.tsx'), namespaces: [] },
};

export const notFoundPage: PageModule = { load: () => import('./pages/not-found-page.tsx'), namespaces: [] };
