import * as arErrors from './locales/ar/errors.ts';
import * as arMail from './locales/ar/mail.ts';
import * as arMailbox from './locales/ar/mailbox.ts';
import * as arPlans from './locales/ar/plans.ts';
import * as arReasons from './locales/ar/reasons.ts';
import * as arTypes from './locales/ar/types.ts';
import * as arWarnings from './locales/ar/warnings.ts';
import * as enErrors from './locales/en/errors.ts';
import * as enMail from './locales/en/mail.ts';
import * as enMailbox from './locales/en/mailbox.ts';
import * as enPlans from './locales/en/plans.ts';
import * as enReasons from './locales/en/reasons.ts';
import * as enTypes from './locales/en/types.ts';
import * as enWarnings from './locales/en/warnings.ts';

/** Every namespace in both languages. English is the shape that Arabic must have; the parity test compares them. */
export const locales = {
  en: { ...enErrors, ...enMail, ...enMailbox, ...enPlans, ...enReasons, ...enTypes, ...enWarnings },
  ar: { ...arErrors, ...arMail, ...arMailbox, ...arPlans, ...arReasons, ...arTypes, ...arWarnings },
} as const;
