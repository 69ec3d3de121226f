import type { IncomingMessage } from 'node:http';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PageText } from './page.ts';

/** A visit to a page, or a form sent from one. */
export interface PageRequest {
  readonly unit: UnitOfWork;
  readonly text: PageText;
  /** Segments after the name of the page: the id, and what is to be done. */
  readonly id: string;
  readonly action: string | undefined;
  readonly isPost: boolean;
  readonly form: URLSearchParams;
}

/** A page to show, or a redirect. */
export type PageAnswer = { readonly html: string; readonly status?: number } | { readonly location: string };

/** Tells whether a form was sent from another site. */
export function isForeign({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'cross-site';
}
