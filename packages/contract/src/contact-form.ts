import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { limits } from './limits.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The content of the contact form. */
export type ContactForm = Readonly<Record<ContactField, string>>;

/**
 * The problem of a field. Its sentence is `contactForm:<problem>` in `@rakhim/i18n`, with `min` and `max` as values.
 */
export type ContactProblem =
  | 'name_too_short'
  | 'name_too_long'
  | 'email_invalid'
  | 'subject_too_short'
  | 'subject_too_long'
  | 'message_too_short'
  | 'message_too_long';

export interface ContactFieldProblem {
  readonly field: ContactField;
  readonly problem: ContactProblem;
  readonly min: number;
  readonly max: number;
}

const boundsOf = {
  name: { min: limits.contactNameCharactersMin, max: limits.contactNameCharactersMax },
  subject: { min: limits.contactSubjectCharactersMin, max: limits.contactSubjectCharactersMax },
  message: { min: limits.contactMessageCharactersMin, max: limits.contactMessageCharactersMax },
} as const;

const Address = z.email().max(limits.emailCharactersMax);

/**
 * The form as it is kept: without space around it, well-formed, with one kind of line break, and with no control
 * characters; name and subject, which end up in headers of mails, are one line.
 */
export function tidyContactForm({ name, email, subject, message }: ContactForm): ContactForm {
  return { name: tidyLine(name), email: email.trim(), subject: tidyLine(subject), message: tidyText(message) };
}

/**
 * Everything that is wrong with a tidy form, one problem a field, in the order of the fields. The web app and the
 * service ask this same function.
 */
export function findContactProblems(form: ContactForm): ContactFieldProblem[] {
  return contactFields.flatMap((field): ContactFieldProblem[] => {
    if (field === 'email') {
      return Address.safeParse(form.email).success
        ? []
        : [{ field, problem: 'email_invalid', min: 1, max: limits.emailCharactersMax }];
    }
    const { min, max } = boundsOf[field];
    const count = countCharacters(form[field]);
    if (count < min) {
      return [{ field, problem: `${field}_too_short`, min, max }];
    }
    return count > max ? [{ field, problem: `${field}_too_long`, min, max }] : [];
  });
}

/** A line of text as it is kept and mailed. */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** A text as it is kept and mailed. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
