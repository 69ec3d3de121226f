import type { SentenceKey } from '@rakhim/i18n';
import type { TokenPurpose } from '#src/modules/one-time-tokens/one-time-tokens.policy.ts';
import type { AccountMailKind } from './mail-kinds.ts';

/**
 * Besides what was asked for: what somebody hears whose address has an account already, or was registered with two
 * passwords.
 */
export type MailTopic = AccountMailKind | 'existing_account' | 'competing_signups';

export type LinkPurpose = Exclude<TokenPurpose, 'auth_code' | 'sign_in'>;

interface MailContent {
  /** The page, under the language, that the mail's button opens. */
  readonly page: string;
  /** Present when the link carries a token that proves the address. */
  readonly purpose?: LinkPurpose;
}

export const mailContents: Readonly<Record<MailTopic, MailContent>> = {
  signup: { page: 'email-confirmed', purpose: 'signup' },
  competing_signups: { page: 'email-confirmed', purpose: 'signup' },
  existing_account: { page: 'login' },
  recovery: { page: 'reset-password', purpose: 'recovery' },
  email_change: { page: 'settings', purpose: 'email_change' },
  email_change_notice: { page: 'settings' },
  password_changed: { page: 'forgot-password' },
  identity_linked: { page: 'settings' },
  account_deleted: { page: 'contact' },
  webhook_disabled: { page: 'webhooks' },
};

type Part = 'subject' | 'body' | 'action' | 'note';

export function sentenceOf(topic: MailTopic, part: Part): SentenceKey {
  return `mail:${topic}.${part}`;
}
