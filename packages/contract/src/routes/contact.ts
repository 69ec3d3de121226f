import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';

/** A code point may take two UTF-16 units, and composing it may take two code points. */
const unitsPerCharacterMax = 4;

/** A field as it comes; how long it must be is `findContactProblems`'s to say, in the words that people read. */
function field(charactersMax: number) {
  return z
    .string()
    .max(charactersMax * unitsPerCharacterMax)
    .default('');
}

export const SubmitContactBody = z
  .strictObject({
    name: field(limits.contactNameCharactersMax).meta({ example: 'سميرة' }),
    email: field(limits.emailCharactersMax).meta({ example: 'samira@example.com' }),
    subject: field(limits.contactSubjectCharactersMax).meta({ example: 'قراءة كلمة' }),
    message: field(limits.contactMessageCharactersMax),
    website: z.string().max(1000).optional().describe('Left empty by people, who do not see it; programs fill it in.'),
    filledInMs: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('Milliseconds between showing the form and sending it.'),
  })
  .meta({ id: 'SubmitContactBody' });
export type SubmitContactBody = z.input<typeof SubmitContactBody>;

export const ContactReceipt = z
  .object({
    reference: z.string().max(20).describe('Names the message in mails about it.').meta({ example: '7K3M-9QXD' }),
    message: z.string().max(500).describe('What to tell the sender, in the language of Accept-Language.'),
  })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

export const submitContact = defineRoute({
  operationId: 'submitContact',
  method: 'POST',
  paths: ['/api/v1/contact', '/functions/v1/submit-contact'],
  tag: 'Contact',
  summary: 'Send a contact message',
  description:
    'For anybody; with an access token the message is linked to the account. The message is stored before it is answered, and acknowledged by mail in the language of ' +
    'Accept-Language. The same message sent again within a day is the same message. When fields are wrong, `details.fields` holds a sentence for each.',
  audience: 'public',
  body: SubmitContactBody,
  status: 201,
  response: ContactReceipt,
  errors: ['contact_form_invalid', 'too_many_requests'],
});

export const receiveMail = defineRoute({
  operationId: 'receiveMail',
  method: 'POST',
  paths: ['/webhooks/mail'],
  tag: 'Contact',
  summary: 'Receive an email that answers one of ours (message/rfc822)',
  audience: 'operator',
  response: z.object({ outcome: z.enum(['attached', 'repeated']) }),
  errors: ['invalid_signature', 'mail_reference_invalid', 'mail_unreadable', 'body_too_large', 'not_found'],
});
