import type { Language } from '@rakhim/i18n';

export interface MailMessage {
  /** The id of a mail, the same for every attempt, so that a recipient can recognise a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The conversation that the mail belongs to. */
  readonly conversation?: Conversation;
}

export interface Conversation {
  /** Becomes part of the ids of its mails, so that an answer carries it back. Letters, digits and hyphens. */
  readonly token: string;
  /** The id of the mail that this one answers. */
  readonly inReplyTo?: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  /** Whether a person wrote it: then it is not marked as one that a program sent. */
  readonly isPersonal: boolean;
}

/**
 * The outcome of a mail. `deferred`: this mail may be taken later. `unreachable`: at the moment none is taken.
 * `refused`: it never will be. `code` is the protocol's, and free of addresses.
 */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'deferred' | 'unreachable' | 'refused'; readonly code: string };

export interface Mailer {
  /** Hands a mail over, or says why not. Takes at most 20 s and never throws. */
  send(message: MailMessage): Promise<Delivery>;
}
