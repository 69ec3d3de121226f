import type { ApiKeyScope } from '@rakhim/contract';
import type { Language, Translate } from '@rakhim/i18n';

/** What is known of whoever makes a request, before they have proved anything. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
}

/** Whom an accepted API key speaks for, and what it allows. */
export interface ApiKeyPrincipal {
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Characters that the key may use in one period; `null`: as many as the account has. */
  readonly characterLimit: number | null;
}

/** What an answer needs to know of its request: its id, and the language in which its caller reads. */
export interface AnswerContext {
  readonly requestId: string;
  readonly language: Language;
  readonly translate: Translate;
}
