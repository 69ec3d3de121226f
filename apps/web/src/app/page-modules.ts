import type { PageId } from '@rakhim/contract/pages';
import type { WebNamespace } from '@rakhim/i18n/web';
import type { ComponentType } from 'react';

export interface PageModule {
  readonly load: () => Promise<ComponentType>;
  /** The texts a page needs before it can be shown. */
  readonly namespaces: readonly WebNamespace[];
}

/** The screen behind every page of the contract, loaded when somebody goes there. */
export const pageModules: Record<PageId, PageModule> = {
  home: { load: async () => (await import('#src/features/home/home-page.tsx')).HomePage, namespaces: ['home'] },
  generate: {
    load: async () => (await import('#src/features/generate/generate-page.tsx')).GeneratePage,
    namespaces: ['generate'],
  },
  pricing: {
    load: async () => (await import('#src/features/pricing/pricing-page.tsx')).PricingPage,
    namespaces: ['pricing', 'plans', 'subscription'],
  },
  apiDocs: {
    load: async () => (await import('#src/features/api-docs/api-docs-page.tsx')).ApiDocsPage,
    namespaces: ['apiDocs'],
  },
  contact: {
    load: async () => (await import('#src/features/contact/contact-page.tsx')).ContactPage,
    namespaces: ['contact', 'contactForm'],
  },
  about: { load: async () => (await import('#src/features/company/about-page.tsx')).AboutPage, namespaces: ['about'] },
  status: {
    load: async () => (await import('#src/features/status/status-page.tsx')).StatusPage,
    namespaces: ['status'],
  },
  terms: { load: async () => (await import('#src/features/company/terms-page.tsx')).TermsPage, namespaces: ['terms'] },
  privacy: {
    load: async () => (await import('#src/features/company/privacy-page.tsx')).PrivacyPage,
    namespaces: ['privacy'],
  },
  login: {
    load: async () => (await import('#src/features/auth/login/login-page.tsx')).LoginPage,
    namespaces: ['auth'],
  },
  register: {
    load: async () => (await import('#src/features/auth/register/register-page.tsx')).RegisterPage,
    namespaces: ['auth'],
  },
  forgotPassword: {
    load: async () => (await import('#src/features/auth/forgot/forgot-password-page.tsx')).ForgotPasswordPage,
    namespaces: ['auth'],
  },
  resetPassword: {
    load: async () => (await import('#src/features/auth/reset/reset-password-page.tsx')).ResetPasswordPage,
    namespaces: ['auth'],
  },
  emailConfirmed: {
    load: () =>
      loadWithQueries(
        async () => (await import('#src/features/auth/confirmed/email-confirmed-page.tsx')).EmailConfirmedPage,
      ),
    namespaces: ['auth'],
  },
  listen: {
    load: async () => (await import('#src/features/listen/listen-page.tsx')).ListenPage,
    namespaces: ['listen'],
  },
  dashboard: {
    load: () => loadWithQueries(async () => (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage),
    namespaces: ['dashboard', 'utterances', 'plans', 'subscription', 'auth'],
  },
  history: {
    load: () =>
      loadWithQueries(async () => (await import('#src/features/dashboard/activity/history-page.tsx')).HistoryPage),
    namespaces: ['dashboard', 'utterances', 'auth'],
  },
  jobs: {
    load: () => loadWithQueries(async () => (await import('#src/features/jobs/jobs-page.tsx')).JobsPage),
    namespaces: ['jobs', 'auth'],
  },
  lexicon: {
    load: () => loadWithQueries(async () => (await import('#src/features/lexicon/lexicon-page.tsx')).LexiconPage),
    namespaces: ['lexicon', 'auth'],
  },
  usage: {
    load: () => loadWithQueries(async () => (await import('#src/features/dashboard/usage/usage-page.tsx')).UsagePage),
    namespaces: ['dashboard', 'plans', 'subscription', 'auth'],
  },
  apiKeys: {
    load: () =>
      loadWithQueries(async () => (await import('#src/features/dashboard/api-access/api-keys-page.tsx')).ApiKeysPage),
    namespaces: ['dashboard', 'subscription', 'auth'],
  },
  webhooks: {
    load: () =>
      loadWithQueries(async () => (await import('#src/features/dashboard/webhooks/webhooks-page.tsx')).WebhooksPage),
    namespaces: ['webhooks', 'dashboard', 'auth'],
  },
  subscription: {
    load: () =>
      loadWithQueries(
        async () => (await import('#src/features/dashboard/details/subscription-page.tsx')).SubscriptionPage,
      ),
    namespaces: ['dashboard', 'plans', 'subscription', 'auth'],
  },
  settings: {
    load: () => loadWithQueries(async () => (await import('#src/features/settings/settings-page.tsx')).SettingsPage),
    namespaces: ['settings', 'auth'],
  },
  device: {
    load: async () => (await import('#src/features/device/device-page.tsx')).DevicePage,
    namespaces: ['device'],
  },
};

/** The administrator's inbox, whose address has no language. */
export const adminContactPage: PageModule = {
  load: () =>
    loadWithQueries(async () => (await import('#src/features/admin-contact/admin-contact-page.tsx')).AdminContactPage),
  namespaces: ['adminContact'],
};

/** The neural voices of the service, for administrators. */
export const adminVoicesPage: PageModule = {
  load: () =>
    loadWithQueries(async () => (await import('#src/features/admin-voices/admin-voices-page.tsx')).AdminVoicesPage),
  namespaces: ['adminVoices', 'adminContact'],
};

export const notFoundPage: PageModule = {
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  namespaces: [],
};

/** Gives a page the query library; public pages are shown without it. */
async function loadWithQueries(load: PageModule['load']): Promise<ComponentType> {
  const [{ withQueries }, Page] = await Promise.all([import('#src/lib/with-queries.tsx'), load()]);
  return withQueries(Page);
}
