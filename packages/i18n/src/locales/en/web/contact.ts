export const contact = {
  meta: {
    title: 'Contact Us · Nabra',
    description: 'Write to the people behind Nabra: support by email, Monday to Saturday.',
    keywords: 'Nabra support, contact, Arabic text to speech help',
  },
  title: 'Contact Us',
  lead: 'A question, a reading that is wrong, or a plan of your own: write to us.',
  touch: 'Get In Touch',
  email: 'Email',
  hours: 'Support hours',
  zone: 'Times are GMT+4.',
  closed: 'Closed',
  days: { weekdays: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' },
  range: '{{opens}} to {{closes}}',
  help: 'What helps us to help you',
  helpBody: 'If a request failed, quote its number (requestId): it is in the answer and in the message on the page. Do not send us passwords or API keys.',
} as const;
