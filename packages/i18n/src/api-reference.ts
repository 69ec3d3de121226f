import { accountSentences } from './api-reference/account.ts';
import { contactSentences } from './api-reference/contact.ts';
import { jobSentences } from './api-reference/jobs.ts';
import { lexiconSentences } from './api-reference/lexicon.ts';
import { programSentences } from './api-reference/programs.ts';
import { speechSentences } from './api-reference/speech.ts';
import { voiceSentences } from './api-reference/voices.ts';
import { webhookSentences } from './api-reference/webhooks.ts';

/** Sentences of the contract in Arabic, by their English. */
export const arabicOfReference: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...programSentences,
    ...speechSentences,
    ...webhookSentences,
    ...accountSentences,
    ...contactSentences,
    ...lexiconSentences,
    ...voiceSentences,
    ...jobSentences,
  }),
);
