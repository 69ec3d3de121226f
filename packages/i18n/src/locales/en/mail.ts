/** What mails say. Each has a subject, a paragraph, one button, and a note on what else there is to know. */
export const mail = {
  common: {
    greeting: 'Hello,',
    greetingNamed: 'Hello {{name}},',
    fallback: 'If the button does not work, open this address in your browser:',
    signature: 'Rakhim · Arabic text that speaks',
    automatic: 'This message was sent automatically; replies to it are not read.',
  },
  signup: {
    subject: 'Confirm your e-mail address',
    body: 'An account at Rakhim was created with the address {{email}}. Confirm that it is yours, and you can log in.',
    action: 'Confirm my address',
    note: 'The link works once, within {{lifetime}}. If you did not create an account, do nothing: nobody can use it without this link.',
  },
  competing_signups: {
    subject: 'Confirm your e-mail address',
    body: 'The address {{email}} was registered at Rakhim more than once, with different passwords. To be safe, none of them counts. Confirm that the address is yours, and choose your password then.',
    action: 'Confirm and choose a password',
    note: 'The link works once, within {{lifetime}}. If you did not create an account, do nothing: nobody can use it without this link.',
  },
  existing_account: {
    subject: 'You already have an account at Rakhim',
    body: 'Somebody, probably you, has just tried to create an account with {{email}}. There is one already, and nothing about it was changed.',
    action: 'Log in',
    note: 'If you do not remember your password, the login page helps you to choose a new one. If it was not you, there is nothing to do.',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'A new password was asked for, for the account of {{email}}.',
    action: 'Choose a new password',
    note: 'The link works once, within {{lifetime}}. If you did not ask for it, do nothing: your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new e-mail address',
    body: 'A Rakhim account is to use the address {{email}} from now on. Confirm that it is yours, and the change is made.',
    action: 'Confirm the new address',
    note: 'The link works once, within {{lifetime}}. If you did not ask for it, do nothing: your address will not be used.',
  },
  email_change_notice: {
    subject: 'Your e-mail address is about to change',
    body: 'A new address was asked for, for your Rakhim account. It will replace {{email}} once it has been confirmed.',
    action: 'Open the settings',
    note: 'If it was not you, open the settings now: change your password and end the other sessions.',
  },
  password_changed: {
    subject: 'Your password was changed',
    body: 'The password of your Rakhim account {{email}} was changed, and all other sessions were ended.',
    action: 'Choose another password',
    note: 'If it was you, there is nothing to do. If not, choose another password now.',
  },
  identity_linked: {
    subject: 'A way to log in was added',
    body: 'You can now log in to your Rakhim account {{email}} with Google, too.',
    action: 'Open the settings',
    note: 'If it was not you, open the settings now: change your password and end the other sessions.',
  },
  account_deleted: {
    subject: 'Your account was deleted',
    body: 'The Rakhim account of {{email}} was deleted, with its keys and everything personal in it.',
    action: 'Write to us',
    note: 'If it was not you, write to us. This is the last message we send you.',
  },
  contact_received: {
    body: '{{name}} ({{email}}) wrote to you through the contact form:',
    action: 'Open in the inbox',
    note: 'Reply in the inbox, and your colleagues will see it. An answer to this mail goes to the sender alone.',
  },
  contact_acknowledged: {
    subject: 'We have your message {{reference}}',
    body: 'Thank you for writing to us. Your message has arrived, and somebody will read it and answer you.',
    note: 'Your reference is {{reference}}. If you would like to add something, answer this mail. If you did not write to us, somebody gave your address by mistake, and there is nothing to do.',
  },
  contact_reply: {
    subject: 'Re: {{subject}} {{reference}}',
    note: 'To go on, answer this mail.',
    quote: 'On {{date}} you wrote:',
  },
} as const;
