import type { plans } from './locales/en/plans.ts';
import type { home } from './locales/en/web/home.ts';
import type { apiDocs } from './locales/en/web/api-docs.ts';
import type { apiMeanings } from './locales/en/web/generated/api-meanings.ts';
import type { adminContact } from './locales/en/web/admin-contact.ts';
import type { adminVoices } from './locales/en/web/admin-voices.ts';
import type { status } from './locales/en/web/status.ts';
import type { about } from './locales/en/web/about.ts';
import type { contactForm } from './locales/en/contact-form.ts';
import type { contact } from './locales/en/web/contact.ts';
import type { privacy } from './locales/en/web/privacy.ts';
import type { terms } from './locales/en/web/terms.ts';
import type { utterances } from './locales/en/web/utterances.ts';
import type { listen } from './locales/en/web/listen.ts';
import type { device } from './locales/en/web/device.ts';
import type { webhooks } from './locales/en/web/webhooks.ts';
import type { dashboard } from './locales/en/web/dashboard.ts';
import type { jobs } from './locales/en/web/jobs.ts';
import type { lexicon } from './locales/en/web/lexicon.ts';
import type { pricing } from './locales/en/web/pricing.ts';
import type { subscription } from './locales/en/web/subscription.ts';
import type { auth } from './locales/en/web/auth.ts';
import type { generate } from './locales/en/web/generate.ts';
import type { studio } from './locales/en/web/studio.ts';
import type { batch } from './locales/en/web/batch.ts';
import type { desktop } from './locales/en/web/desktop.ts';
import type { key } from './locales/en/web/key.ts';
import type { settings } from './locales/en/web/settings.ts';
import type { site } from './locales/en/web/site.ts';
import type { Language } from './languages.ts';

/** The texts of the web app by namespace, one a page or area; English is the shape that Arabic must have. */
export interface WebTexts {
  readonly site: typeof site;
  readonly home: typeof home;
  readonly generate: typeof generate;
  readonly studio: typeof studio;
  readonly listen: typeof listen;
  readonly utterances: typeof utterances;
  readonly settings: typeof settings;
  readonly auth: typeof auth;
  readonly plans: typeof plans;
  readonly pricing: typeof pricing;
  readonly apiDocs: typeof apiDocs;
  readonly apiMeanings: typeof apiMeanings;
  readonly about: typeof about;
  readonly status: typeof status;
  readonly contact: typeof contact;
  readonly contactForm: typeof contactForm;
  readonly adminContact: typeof adminContact;
  readonly adminVoices: typeof adminVoices;
  readonly privacy: typeof privacy;
  readonly terms: typeof terms;
  readonly dashboard: typeof dashboard;
  readonly device: typeof device;
  readonly webhooks: typeof webhooks;
  readonly jobs: typeof jobs;
  readonly lexicon: typeof lexicon;
  readonly subscription: typeof subscription;
  readonly batch: typeof batch;
  readonly desktop: typeof desktop;
  readonly key: typeof key;
}

export type WebNamespace = keyof WebTexts;

/** Loads the texts of one namespace in one language, and nothing else: a bundler makes a file of each. */
export const webTextLoaders: Record<Language, { [N in WebNamespace]: () => Promise<Record<N, object>> }> = {
  en: {
    site: () => import('./locales/en/web/site.ts'),
    home: () => import('./locales/en/web/home.ts'),
    generate: () => import('./locales/en/web/generate.ts'),
    studio: () => import('./locales/en/web/studio.ts'),
    settings: () => import('./locales/en/web/settings.ts'),
    auth: () => import('./locales/en/web/auth.ts'),
    plans: () => import('./locales/en/plans.ts'),
    pricing: () => import('./locales/en/web/pricing.ts'),
    apiDocs: () => import('./locales/en/web/api-docs.ts'),
    apiMeanings: () => import('./locales/en/web/generated/api-meanings.ts'),
    about: () => import('./locales/en/web/about.ts'),
    status: () => import('./locales/en/web/status.ts'),
    contact: () => import('./locales/en/web/contact.ts'),
    contactForm: () => import('./locales/en/contact-form.ts'),
    adminContact: () => import('./locales/en/web/admin-contact.ts'),
    adminVoices: () => import('./locales/en/web/admin-voices.ts'),
    privacy: () => import('./locales/en/web/privacy.ts'),
    terms: () => import('./locales/en/web/terms.ts'),
    dashboard: () => import('./locales/en/web/dashboard.ts'),
    listen: () => import('./locales/en/web/listen.ts'),
    utterances: () => import('./locales/en/web/utterances.ts'),
    device: () => import('./locales/en/web/device.ts'),
    webhooks: () => import('./locales/en/web/webhooks.ts'),
    jobs: () => import('./locales/en/web/jobs.ts'),
    lexicon: () => import('./locales/en/web/lexicon.ts'),
    subscription: () => import('./locales/en/web/subscription.ts'),
    batch: () => import('./locales/en/web/batch.ts'),
    desktop: () => import('./locales/en/web/desktop.ts'),
    key: () => import('./locales/en/web/key.ts'),
  },
  ar: {
    site: () => import('./locales/ar/web/site.ts'),
    home: () => import('./locales/ar/web/home.ts'),
    generate: () => import('./locales/ar/web/generate.ts'),
    studio: () => import('./locales/ar/web/studio.ts'),
    settings: () => import('./locales/ar/web/settings.ts'),
    auth: () => import('./locales/ar/web/auth.ts'),
    plans: () => import('./locales/ar/plans.ts'),
    pricing: () => import('./locales/ar/web/pricing.ts'),
    apiDocs: () => import('./locales/ar/web/api-docs.ts'),
    apiMeanings: () => import('./locales/ar/web/generated/api-meanings.ts'),
    about: () => import('./locales/ar/web/about.ts'),
    status: () => import('./locales/ar/web/status.ts'),
    contact: () => import('./locales/ar/web/contact.ts'),
    contactForm: () => import('./locales/ar/contact-form.ts'),
    adminContact: () => import('./locales/ar/web/admin-contact.ts'),
    adminVoices: () => import('./locales/ar/web/admin-voices.ts'),
    privacy: () => import('./locales/ar/web/privacy.ts'),
    terms: () => import('./locales/ar/web/terms.ts'),
    dashboard: () => import('./locales/ar/web/dashboard.ts'),
    listen: () => import('./locales/ar/web/listen.ts'),
    utterances: () => import('./locales/ar/web/utterances.ts'),
    device: () => import('./locales/ar/web/device.ts'),
    webhooks: () => import('./locales/ar/web/webhooks.ts'),
    jobs: () => import('./locales/ar/web/jobs.ts'),
    lexicon: () => import('./locales/ar/web/lexicon.ts'),
    subscription: () => import('./locales/ar/web/subscription.ts'),
    batch: () => import('./locales/ar/web/batch.ts'),
    desktop: () => import('./locales/ar/web/desktop.ts'),
    key: () => import('./locales/ar/web/key.ts'),
  },
};

export const webNamespaces = Object.keys(webTextLoaders.en) as WebNamespace[];
