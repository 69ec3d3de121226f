import { type ContactFieldProblem, findContactProblems, tidyContactForm } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Format } from '#src/lib/use-format.ts';
import type { ContactFormValues } from './use-send-message.ts';

/** The contract's own check, with its sentences under the fields. The server asks the same function again. */
export function createContactResolver(
  t: TFunction<['contact', 'contactForm']>,
  format: Pick<Format, 'number'>,
): Resolver<ContactFormValues> {
  return (values) => {
    const tidy = { ...values, ...tidyContactForm(values) };
    const problems = findContactProblems(tidy);
    if (problems.length === 0) {
      return { values: tidy, errors: {} };
    }
    const sentenceOf = ({ problem, min, max }: ContactFieldProblem) =>
      t(`contactForm:${problem}`, { min: format.number(min), max: format.number(max) });
    const errors: FieldErrors<ContactFormValues> = Object.fromEntries(
      problems.map((found) => [found.field, { type: found.problem, message: sentenceOf(found) }]),
    );
    return { values: {}, errors };
  };
}
