/** The administrator's inbox. */
export const adminContact = {
  meta: { title: 'Inbox · Nabra' },
  title: 'Contact Form Submissions',
  access: {
    denied: 'Access Denied',
    deniedBody: 'You must be logged in as an administrator to view this page.',
    login: 'Login',
    home: 'Return to Home',
    unknown: 'We could not find out who you are.',
  },
  list: { loading: 'Loading …', retry: 'Try again' },
} as const;
