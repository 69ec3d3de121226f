import { countCharacters, Email, limits, PersonName } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import type { Format } from '#src/lib/use-format.ts';

type Texts = TFunction<'auth'>;

/**
 * The validation rule of an email address, with the contract's limits and messages in the reader's language. The server
 * validates again.
 */
export function emailRule(t: Texts) {
  return z
    .string()
    .trim()
    .min(1, t('rules.emailRequired'))
    .refine((text) => text === '' || Email.safeParse(text).success, t('rules.emailInvalid'));
}

export function nameRule(t: Texts, format: Format) {
  return z
    .string()
    .trim()
    .min(1, t('rules.nameRequired'))
    .refine(
      (text) => text === '' || PersonName.safeParse(text).success,
      t('rules.nameTooLong', { max: format.number(limits.personNameCharactersMax) }),
    );
}

/** A password that was chosen before: only the server knows whether it is right. */
export function knownPasswordRule(t: Texts) {
  return z.string().min(1, t('rules.passwordRequired'));
}

export function newPasswordFields(t: Texts, format: Format) {
  const { passwordCharactersMin: min, passwordCharactersMax: max } = limits;
  return {
    password: z
      .string()
      .min(1, t('rules.passwordRequired'))
      .refine(
        (text) => text === '' || countCharacters(text) >= min,
        t('rules.passwordTooShort', { min: format.number(min) }),
      )
      .refine((text) => countCharacters(text) <= max, t('rules.passwordTooLong', { max: format.number(max) })),
    confirmPassword: z.string().min(1, t('rules.confirmRequired')),
  };
}

/** Both fields of a new password must say the same; the second one is told. */
export function sameTwice<T extends z.ZodObject<{ password: z.ZodString; confirmPassword: z.ZodString }>>(
  schema: T,
  t: Texts,
) {
  return schema.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: t('rules.mismatch'),
  });
}
