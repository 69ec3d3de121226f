/** The kinds of mails to accounts. Their contents are composed when they are sent: see `compose-mail.ts`. */
export const accountMailKinds = [
  'signup',
  'recovery',
  'email_change',
  'email_change_notice',
  'password_changed',
  'identity_linked',
  'account_deleted',
  'webhook_disabled',
] as const;
/** The kinds of mails about a contact message: to us, and to its sender. */
export const contactMailKinds = ['contact_received', 'contact_acknowledged', 'contact_reply'] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];
export type ContactMailKind = (typeof contactMailKinds)[number];
export type MailKind = AccountMailKind | ContactMailKind;
