import { contactFields, type ContactForm, submitContact } from '@rakhim/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { trackFocus } from '#src/lib/track-focus.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { blankDraft, dropDraft } from './contact-draft.ts';

/** The values of the form, with the honeypot field that only bots fill in. */
export interface ContactFormValues extends ContactForm {
  readonly website: string;
}

export interface SentMessage {
  readonly reference: string;
  readonly email: string;
}

/** Sends the form. When it arrived the form is empty again; when it did not, everything stays where it was. */
export function useSendMessage({ reset, setError, setFocus }: UseFormReturn<ContactFormValues>) {
  const { t } = useTranslation('contactForm');
  const showFailure = useShowFailure();
  const [receipt, setReceipt] = useState<SentMessage>();
  // A form made at build time has stood there since the page was asked for.
  const isHydrated = useHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));

  async function send({ website, ...fields }: ContactFormValues): Promise<void> {
    setReceipt(undefined);
    const isFocusKept = trackFocus();
    try {
      const filledInMs = Math.round(performance.now() - shownAt);
      const { reference } = await callApi(submitContact, {
        body: { ...fields, filledInMs, ...(website !== '' && { website }) },
      });
      reset({ ...blankDraft, website: '' });
      dropDraft();
      setReceipt({ reference, email: fields.email });
    } catch (error) {
      const refused = readRefusedFields(error);
      refused.forEach(([field, message]) => setError(field, { message }));
      const [first] = refused;
      if (!first) {
        showFailure(error, t('failed'));
      } else if (isFocusKept()) {
        setFocus(first[0]);
      }
    }
  }

  return { send, receipt };
}

/** The sentences that the server has for single fields. */
function readRefusedFields(error: unknown): readonly (readonly [keyof ContactForm, string])[] {
  const sentences =
    error instanceof ApiError ? ((error.details?.['fields'] ?? {}) as Readonly<Record<string, unknown>>) : {};
  return contactFields.flatMap((field) => {
    const sentence = sentences[field];
    return typeof sentence === 'string' ? [[field, sentence] as const] : [];
  });
}
