/**
 * Who a page is for. `guest` pages make no sense to somebody who has signed in; a `member` page asks others to sign in.
 */
export type PageAudience = 'public' | 'guest' | 'member';

export interface WebPage {
  /** Its path after the language: `/{lang}/{path}`. */
  readonly path: string;
  readonly audience: PageAudience;
  /** Public pages that search engines should know; they are rendered at build time, in both languages. */
  readonly isIndexed: boolean;
  /** What follows the path in its address, where something does. */
  readonly parameter?: 'token';
}

/**
 * Every page of the web app but those of administrators, which have no language in their paths. The router, the
 * sitemap, the server's answer to an unknown address, links in mails and the check of a path to return to after signing
 * in are all read from here.
 */
export const pages = {
  home: { path: 'home', audience: 'public', isIndexed: true },
  generate: { path: 'generate', audience: 'public', isIndexed: true },
  pricing: { path: 'pricing', audience: 'public', isIndexed: true },
  apiDocs: { path: 'api-docs', audience: 'public', isIndexed: true },
  contact: { path: 'contact', audience: 'public', isIndexed: true },
  about: { path: 'about', audience: 'public', isIndexed: true },
  status: { path: 'status', audience: 'public', isIndexed: true },
  terms: { path: 'terms', audience: 'public', isIndexed: true },
  privacy: { path: 'privacy', audience: 'public', isIndexed: true },
  login: { path: 'login', audience: 'guest', isIndexed: true },
  register: { path: 'register', audience: 'guest', isIndexed: true },
  forgotPassword: { path: 'forgot-password', audience: 'guest', isIndexed: false },
  resetPassword: { path: 'reset-password', audience: 'public', isIndexed: false },
  emailConfirmed: { path: 'email-confirmed', audience: 'public', isIndexed: false },
  /** What somebody shares, for whoever has the address. */
  listen: { path: 'listen', audience: 'public', isIndexed: false, parameter: 'token' },
  dashboard: { path: 'dashboard', audience: 'member', isIndexed: false },
  history: { path: 'history', audience: 'member', isIndexed: false },
  jobs: { path: 'jobs', audience: 'member', isIndexed: false },
  lexicon: { path: 'lexicon', audience: 'member', isIndexed: false },
  usage: { path: 'usage', audience: 'member', isIndexed: false },
  apiKeys: { path: 'api-keys', audience: 'member', isIndexed: false },
  webhooks: { path: 'webhooks', audience: 'member', isIndexed: false },
  subscription: { path: 'subscription', audience: 'member', isIndexed: false },
  settings: { path: 'settings', audience: 'member', isIndexed: false },
  device: { path: 'device', audience: 'member', isIndexed: false },
} as const satisfies Record<string, WebPage>;

export type PageId = keyof typeof pages;
export const pageIds = Object.keys(pages) as PageId[];

/** The pages of administrators: the inbox, and the neural voices. They have no language in their paths. */
export const adminContactPath = '/admin/contact';
export const adminVoicesPath = '/admin/voices';
export const adminPaths = [adminContactPath, adminVoicesPath] as const;

/** The prerendered page for unknown addresses. */
export const notFoundPath = '404';
