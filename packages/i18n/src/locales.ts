import * as arChooser from './locales/ar/chooser.ts';
import * as arContactForm from './locales/ar/contact-form.ts';
import * as arErrors from './locales/ar/errors.ts';
import * as arInbox from './locales/ar/inbox.ts';
import * as arMail from './locales/ar/mail.ts';
import * as arMailbox from './locales/ar/mailbox.ts';
import * as arPayments from './locales/ar/payments.ts';
import * as arPlans from './locales/ar/plans.ts';
import * as arReadings from './locales/ar/readings.ts';
import * as arReasons from './locales/ar/reasons.ts';
import * as arShell from './locales/ar/shell.ts';
import * as arTypes from './locales/ar/types.ts';
import * as arVoiceCommand from './locales/ar/voice-command.ts';
import * as arVoiceProblems from './locales/ar/voice-problems.ts';
import * as arWarnings from './locales/ar/warnings.ts';
import * as enChooser from './locales/en/chooser.ts';
import * as enContactForm from './locales/en/contact-form.ts';
import * as enErrors from './locales/en/errors.ts';
import * as enInbox from './locales/en/inbox.ts';
import * as enMail from './locales/en/mail.ts';
import * as enMailbox from './locales/en/mailbox.ts';
import * as enPayments from './locales/en/payments.ts';
import * as enPlans from './locales/en/plans.ts';
import * as enReadings from './locales/en/readings.ts';
import * as enReasons from './locales/en/reasons.ts';
import * as enShell from './locales/en/shell.ts';
import * as enTypes from './locales/en/types.ts';
import * as enVoiceCommand from './locales/en/voice-command.ts';
import * as enVoiceProblems from './locales/en/voice-problems.ts';
import * as enWarnings from './locales/en/warnings.ts';

/** Every namespace in both languages. English is the shape that Arabic must have; the parity test compares them. */
export const locales = {
  en: {
    ...enChooser,
    ...enContactForm,
    ...enErrors,
    ...enInbox,
    ...enMail,
    ...enMailbox,
    ...enPayments,
    ...enPlans,
    ...enReadings,
    ...enReasons,
    ...enShell,
    ...enTypes,
    ...enVoiceCommand,
    ...enVoiceProblems,
    ...enWarnings,
  },
  ar: {
    ...arChooser,
    ...arContactForm,
    ...arErrors,
    ...arInbox,
    ...arMail,
    ...arMailbox,
    ...arPayments,
    ...arPlans,
    ...arReadings,
    ...arReasons,
    ...arShell,
    ...arTypes,
    ...arVoiceCommand,
    ...arVoiceProblems,
    ...arWarnings,
  },
} as const;
