/** Texts of mails. Each has a subject, a paragraph, one button, and a note. */
export const mail = {
  common: {
    greeting: 'Hello,',
    greetingNamed: 'Hello {{name}},',
    fallback: 'If the button does not work, open this address in your browser:',
    signature: 'Rakhim · Arabic, read aloud the way it is meant',
    automatic: 'This message was sent automatically. Nobody reads replies to it.',
  },
  signup: {
    subject: 'Confirm your email address',
    body: 'Somebody created a Rakhim account with the address {{email}}. Confirm that the address is yours, and you can log in.',
    action: 'Confirm my address',
    note: 'The link works once, within {{lifetime}}. If you did not create an account, ignore this email. Nobody can use the account without this link.',
  },
  competing_signups: {
    subject: 'Confirm your email address',
    body: 'The address {{email}} was registered at Rakhim more than once, with different passwords. To keep you safe, none of them works. Confirm that the address is yours, then choose your password.',
    action: 'Confirm and choose a password',
    note: 'The link works once, within {{lifetime}}. If you did not create an account, ignore this email. Nobody can use the account without this link.',
  },
  existing_account: {
    subject: 'You already have an account at Rakhim',
    body: 'Somebody, probably you, just tried to create an account with {{email}}. You already have one, and nothing about it has changed.',
    action: 'Log in',
    note: 'If you forgot your password, choose a new one from the login page. If it was not you, ignore this email.',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Somebody asked for a new password for the account {{email}}.',
    action: 'Choose a new password',
    note: 'The link works once, within {{lifetime}}. If it was not you, ignore this email. Your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    body: 'Somebody wants to use the address {{email}} for a Rakhim account. Confirm that the address is yours to make the change.',
    action: 'Confirm the new address',
    note: 'The link works once, within {{lifetime}}. If it was not you, ignore this email. Your address will not be used.',
  },
  email_change_notice: {
    subject: 'Your email address is about to change',
    body: 'Somebody asked for a new address for your Rakhim account. It will replace {{email}} once it is confirmed.',
    action: 'Open the settings',
    note: 'If it was not you, open the settings now. Change your password and log out your other devices.',
  },
  password_changed: {
    subject: 'Your password was changed',
    body: 'The password of your Rakhim account {{email}} was changed. All your other devices were logged out.',
    action: 'Choose another password',
    note: 'If it was you, ignore this email. If not, choose another password now.',
  },
  identity_linked: {
    subject: 'A way to log in was added',
    body: 'You can now also log in to your Rakhim account {{email}} with Google.',
    action: 'Open the settings',
    note: 'If it was not you, open the settings now. Change your password and log out your other devices.',
  },
  account_deleted: {
    subject: 'Your account was deleted',
    body: 'The Rakhim account {{email}} was deleted, with its keys and all personal data.',
    action: 'Write to us',
    note: 'If it was not you, write to us. This is the last message we send you.',
  },
  webhook_disabled: {
    subject: 'A webhook endpoint was switched off',
    body: 'We could not deliver events to a webhook endpoint of your account {{email}} for days, or it answered that it is gone. It was switched off, and nothing more is sent there.',
    action: 'Open the webhooks',
    note: 'When it works again, switch it on there. Events of the last 30 days can be sent again.',
  },
  contact_received: {
    body: '{{name}} ({{email}}) wrote to you through the contact form:',
    action: 'Open in the inbox',
    note: 'Reply in the inbox so that your colleagues see it. A reply to this email goes only to the sender.',
  },
  contact_acknowledged: {
    subject: 'We received your message {{reference}}',
    body: 'Thank you for writing to us. We received your message and will answer you.',
    note: 'Your reference is {{reference}}. To add something, reply to this email. If you did not write to us, somebody gave your address by mistake. You can ignore this email.',
  },
  contact_reply: {
    subject: 'Re: {{subject}} {{reference}}',
    note: 'To continue, reply to this email.',
    quote: 'On {{date}} you wrote:',
  },
} as const;
