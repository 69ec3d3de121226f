import type { ApiKeyScope } from '@rakhim/contract';
import type { Language, Translate } from '@rakhim/i18n';

/** The facts about the sender of a request before any authentication. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
}

/** The account and permissions of an accepted API key. */
export interface ApiKeyPrincipal {
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Characters that the key may use in one period; `null`: as many as the account has. */
  readonly characterLimit: number | null;
  /** The token of a web page that speaks in the key's name; absent where the key itself was shown. */
  readonly clientTokenId?: string;
}

/** The facts about a request that its answer needs: the request id and the caller's language. */
export interface AnswerContext {
  readonly requestId: string;
  readonly language: Language;
  readonly translate: Translate;
}
