import type { Language } from '@rakhim/i18n';

/** What is known of whoever makes a request, before they have proved anything. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
}
