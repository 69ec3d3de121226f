/** The page on which a local run shows the mails it would have sent. */
export const mailbox = {
  title: 'Local mailbox',
  notice: 'Nothing is really sent. This is a local run: every mail ends up here and is forgotten when Nabra stops.',
  empty: 'No mail yet. Create an account, and its confirmation appears here.',
  refresh: 'Look for new mail',
  from: 'From',
  to: 'To',
  received: 'Received',
  back: 'All mail',
  designed: 'As a mail program shows it',
  plain: 'As plain text',
  confirm: 'Confirm with this link',
  confirmHint: 'Posts the link’s token to /auth/v1/verify, as the page behind the link does.',
  confirmed: 'Confirmed. {{email}} can log in now.',
  confirmedWithoutPassword: 'Confirmed. {{email}} has no password yet: choose one, or ask for a recovery mail.',
  refused: 'The link was refused: {{reason}}',
} as const;
