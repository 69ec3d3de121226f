import { type CreateApiKeyBody, createApiKey, limits, type NewApiKey } from '@rakhim/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import type { Reauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { DayInput } from '#src/components/ui/day-input.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { apiKeysQuery } from '../dashboard-queries.ts';
import styles from './api-access.module.css';

interface NewKeyDialogProps {
  readonly withRecentSignIn: Reauthentication['withRecentSignIn'];
  readonly onMade: (made: NewApiKey) => void;
  readonly onClose: () => void;
}

const formId = 'new-api-key';

/** A further key with a name of its own, and with a limit or an end where its owner wants one. */
export function NewKeyDialog({ withRecentSignIn, onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('dashboard');
  const { t: site } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const schema = useMemo(
    () => keySchema(t('api.new.nameRequired'), t('api.new.limitWrong'), t('api.new.endWrong')),
    [t],
  );
  const { register, handleSubmit, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', characterLimit: '', endsOn: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      const made = await withRecentSignIn(() =>
        callApi(createApiKey, { body: form, headers: { 'idempotency-key': crypto.randomUUID() } }),
      );
      await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      onMade(made);
      showToast({ title: t('api.new.made') });
      onClose();
    } catch (error) {
      showFailure(error, t('api.new.failed'));
    }
  });

  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary" isBusy={isSubmitting}>
        {t('api.new.create')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('api.new.title')} actions={actions}>
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('api.new.name')}
          maxLength={limits.apiKeyNameCharactersMax}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={t('api.new.limit')}
          hint={t('api.new.limitHint')}
          inputMode="numeric"
          error={errors.characterLimit?.message}
          {...register('characterLimit')}
        />
        <TextField
          label={t('api.new.end')}
          hint={t('api.new.endHint')}
          error={errors.endsOn?.message}
          control={<DayInput whenEmpty={t('api.new.endNone')} {...register('endsOn')} />}
        />
      </form>
    </Dialog>
  );
}

const arabicIndicZero = 0x660;

/** Digits as people type them, in either set, with or without separators. */
function readDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero)).replace(/[\s,٬،.]/g, '');
}

/** Converts the form to the API's shape: a key expires at the end of its last day, in the creator's time zone. */
function keySchema(nameRequired: string, limitWrong: string, endWrong: string) {
  return z
    .object({
      name: z.string().trim().min(1, nameRequired).max(limits.apiKeyNameCharactersMax),
      characterLimit: z
        .string()
        .transform(readDigits)
        .pipe(z.string().regex(/^([1-9]\d{0,9})?$/, limitWrong)),
      endsOn: z.string().refine((day) => day === '' || endOf(day).getTime() > Date.now(), endWrong),
    })
    .transform(({ name, characterLimit, endsOn }): CreateApiKeyBody => ({
      name,
      ...(characterLimit !== '' && { characterLimit: Number(characterLimit) }),
      ...(endsOn !== '' && { expiresAt: endOf(endsOn).toISOString() }),
    }));
}

function endOf(day: string): Date {
  return new Date(`${day}T23:59:59`);
}
