import { type ContactForm as Fields, contactFields, limits, countCharacters } from '@rakhim/contract';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation, Trans } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { TextArea } from '#src/components/ui/text-area.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { blankDraft, keepDraft, readDraft } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { createContactResolver } from './contact-resolver.ts';
import { type ContactFormValues, useSendMessage, type SentMessage } from './use-send-message.ts';
import { Banner } from '#src/components/ui/banner.tsx';

/** The same in every language: addresses are written in Latin letters. */
const exampleAddress = 'you@example.com';

/**
 * The form to write to the people behind the product. Errors show under each field when it loses focus, and again when
 * the form is sent.
 */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'contactForm']);
  const format = useFormat();
  const resolver = useMemo(() => createContactResolver(t, format), [t, format]);
  const form = useForm<ContactFormValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...blankDraft, website: '' },
  });
  const { send, receipt } = useSendMessage(form);
  const { errors, isSubmitting } = form.formState;
  const counterOf = useCounterText();
  const [name, subject, message] = useWatch({ control: form.control, name: ['name', 'subject', 'message'] });
  // After everything that follows what is written, so that it hears of it.
  useDraft(form);
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <div className={styles['pair']}>
        <TextField
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          dir={directionOf(name)}
          autoComplete="name"
          error={errors.name?.message}
          hint={counterOf(name, limits.contactNameCharactersMax)}
          {...form.register('name')}
        />
        <TextField
          label={t('form.email')}
          placeholder={exampleAddress}
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <div className={styles['subject']}>
        <TextField
          label={t('form.subject')}
          placeholder={t('form.subjectPlaceholder')}
          dir={directionOf(subject)}
          error={errors.subject?.message}
          hint={counterOf(subject, limits.contactSubjectCharactersMax)}
          {...form.register('subject')}
        />
      </div>
      <div className={styles['message']}>
        <TextArea
          label={t('form.message')}
          placeholder={t('form.messagePlaceholder')}
          dir={directionOf(message)}
          error={errors.message?.message}
          hint={counterOf(message, limits.contactMessageCharactersMax, 'always')}
          {...form.register('message')}
        />
      </div>
      <div className={styles['trap']} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </div>
      <Button type="submit" variant="primary" isWide isBusy={isSubmitting}>
        {t(isSubmitting ? 'form.sending' : 'form.submit')}
      </Button>
      {receipt && <Receipt {...receipt} />}
    </form>
  );
}

/** The direction of a field follows its text; an empty field follows the page. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}

/**
 * Brings back what was written earlier, keeps what is being written, and fills in who has signed in where nothing is
 * written yet.
 */
function useDraft({ subscribe, getValues, setValue }: ReturnType<typeof useForm<ContactFormValues>>): void {
  const user = useSessionStore((session) => session.user);
  // Not before React has taken over the form as it was made at build time: empty.
  useEffect(() => {
    const draft = readDraft();
    contactFields.forEach((field) => draft[field] !== '' && setValue(field, draft[field]));
  }, [setValue]);
  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback: ({ values: { name, email, subject, message } }) =>
        keepDraft({ name, email, subject, message } satisfies Fields),
    });
  }, [subscribe]);
  useEffect(() => {
    const written = getValues();
    if (user && written.name === '' && written.email === '') {
      setValue('name', user.name);
      setValue('email', user.email);
    }
  }, [user, getValues, setValue]);
}

/** That a message arrived, under which name, and where the answer will come. */
function Receipt({ reference, email }: SentMessage) {
  const { t } = useTranslation(['contact', 'contactForm']);
  return (
    <Banner title={t('contactForm:sent')}>
      <p>
        <Trans
          t={t}
          i18nKey="form.receipt"
          values={{ reference, email }}
          components={{ code: <bdi dir="ltr" className="tabular" />, address: <bdi dir="ltr" /> }}
        />
      </p>
    </Banner>
  );
}

/** The share of what fits from which on a writer wants to know. */
const nearlyFull = 0.8;

/** Returns how much is written of what fits: always, or once little room is left. */
function useCounterText(): (text: string, max: number, when?: 'always' | 'nearly full') => string | undefined {
  const { t } = useTranslation('contact');
  const format = useFormat();
  return (text, max, when = 'nearly full') => {
    const count = countCharacters(text);
    if (when === 'nearly full' && count < max * nearlyFull) {
      return undefined;
    }
    return t('form.count', { count, written: format.number(count), max: format.number(max) });
  };
}
