import { type Language, getTranslator, languages } from '@rakhim/i18n';
import type { ContactMail } from '#src/modules/contact/outbound/outbound-mail.service.ts';
import { isolate } from './isolate.ts';
import { type MailParts, type RenderedMail, writeMail } from './mail-page.ts';

/** Writes a mail about a contact message: the notice to us, the acknowledgement, or a reply of ours. */
export function renderContactMail(mail: ContactMail): RenderedMail {
  return writeMail(mail.language, partsOf[mail.kind](mail));
}

const partsOf: Readonly<Record<ContactMail['kind'], (mail: ContactMail) => MailParts>> = {
  contact_received: ({ language, reference, name, email, subject, message, inboxUrl }) => {
    const translate = getTranslator(language);
    return {
      subject: `[${reference}] ${subject}`,
      paragraphs: [translate('mail:contact_received.body', { name: isolate(name), email: isolate(email) })],
      letter: message,
      action: { label: translate('mail:contact_received.action'), url: inboxUrl },
      afterwards: [translate('mail:contact_received.note')],
      footer: [translate('mail:common.signature')],
    };
  },

  // The acknowledgement quotes nothing of the message: anybody may enter any address, and must not be able to send
  // their words from ours.
  contact_acknowledged: ({ language, reference }) => {
    const translate = getTranslator(language);
    return {
      subject: translate('mail:contact_acknowledged.subject', { reference: isolate(reference) }),
      greeting: translate('mail:common.greeting'),
      paragraphs: [translate('mail:contact_acknowledged.body')],
      afterwards: [translate('mail:contact_acknowledged.note', { reference: isolate(reference) })],
      footer: [translate('mail:common.signature')],
    };
  },

  contact_reply: ({ language, reference, subject, message, createdAt, reply = '' }) => {
    const translate = getTranslator(language);
    return {
      subject: translate('mail:contact_reply.subject', { subject, reference: isolate(reference) }),
      paragraphs: [],
      letter: reply,
      afterwards: [],
      footer: [translate('mail:common.signature'), translate('mail:contact_reply.note')],
      quote: { intro: translate('mail:contact_reply.quote', { date: sayDay(createdAt, language) }), text: message },
    };
  },
};

function sayDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-${languages[language].numbering}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day);
}
