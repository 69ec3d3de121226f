/** Texts of the contact form, shared by the page and the service. */
export const contactForm = {
  name_too_short: 'Name must be at least {{min}} characters.',
  name_too_long: 'Name must be at most {{max}} characters.',
  email_invalid: 'Please enter a valid email address.',
  subject_too_short: 'Subject must be at least {{min}} characters.',
  subject_too_long: 'Subject must be at most {{max}} characters.',
  message_too_short: 'Message must be at least {{min}} characters.',
  message_too_long: 'Message must be at most {{max}} characters.',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again later.',
} as const;
