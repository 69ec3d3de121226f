/** Why a mail is sent. What it says is decided when it is: see `compose-mail.ts`. */
export const accountMailKinds = [
  'signup',
  'recovery',
  'email_change',
  'email_change_notice',
  'password_changed',
  'identity_linked',
  'account_deleted',
] as const;
/** About a message of the contact form: to us, and to whoever wrote it. */
export const contactMailKinds = ['contact_received', 'contact_acknowledged', 'contact_reply'] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];
export type ContactMailKind = (typeof contactMailKinds)[number];
export type MailKind = AccountMailKind | ContactMailKind;
