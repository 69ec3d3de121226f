import type { PageId } from '@rakhim/contract/pages';
import type { WebNamespace } from '@rakhim/i18n/web';
import type { ComponentType } from 'react';

export interface PageModule {
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** The texts a page needs before it can be shown. */
  readonly namespaces: readonly WebNamespace[];
}

/** The screen behind every page of the contract, loaded when somebody goes there. */
export const pageModules: Record<PageId, PageModule> = {
  home: { load: () => import('./pages/home-page.tsx'), namespaces: ['home'] },
  generate: { load: () => import('./pages/generate-page.tsx'), namespaces: ['generate'] },
  pricing: { load: () => import('./pages/pricing-page.tsx'), namespaces: ['pricing', 'plans', 'subscription'] },
  apiDocs: { load: () => import('./pages/api-docs-page.tsx'), namespaces: ['apiDocs'] },
  contact: { load: () => import('./pages/contact-page.tsx'), namespaces: ['contact', 'contactForm'] },
  about: { load: () => import('./pages/about-page.tsx'), namespaces: ['about'] },
  terms: { load: () => import('./pages/terms-page.tsx'), namespaces: ['terms'] },
  privacy: { load: () => import('./pages/privacy-page.tsx'), namespaces: ['privacy'] },
  login: { load: () => import('./pages/login-page.tsx'), namespaces: ['auth'] },
  register: { load: () => import('./pages/register-page.tsx'), namespaces: ['auth'] },
  forgotPassword: { load: () => import('./pages/forgot-password-page.tsx'), namespaces: ['auth'] },
  resetPassword: { load: () => import('./pages/reset-password-page.tsx'), namespaces: ['auth'] },
  emailConfirmed: { load: () => import('./pages/email-confirmed-page.tsx'), namespaces: ['auth'] },
  dashboard: {
    load: () => import('./pages/dashboard-page.tsx'),
    namespaces: ['dashboard', 'plans', 'subscription', 'auth'],
  },
  settings: { load: () => import('./pages/settings-page.tsx'), namespaces: ['settings', 'auth'] },
  device: { load: () => import('./pages/device-page.tsx'), namespaces: ['device'] },
};

/** The administrator's inbox, whose address has no language. */
export const adminContactPage: PageModule = {
  load: () => import('./pages/admin-contact-page.tsx'),
  namespaces: ['adminContact'],
};

export const notFoundPage: PageModule = { load: () => import('./pages/not-found-page.tsx'), namespaces: [] };
