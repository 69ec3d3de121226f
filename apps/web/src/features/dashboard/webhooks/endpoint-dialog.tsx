import {
  type WebhookEndpoint,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  webhookEventTypes,
  webhookLimits,
} from '@rakhim/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import type { Reauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { sayEvent } from './say-event.ts';
import { endpointsQuery } from './webhooks-queries.ts';
import styles from './webhooks.module.css';

interface EndpointDialogProps {
  /** The one that is changed; absent: a new one is made. */
  readonly endpoint: WebhookEndpoint | undefined;
  readonly withRecentSignIn: Reauthentication['withRecentSignIn'];
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

const formId = 'webhook-endpoint';

/** Where events are sent, and which. */
export function EndpointDialog({ endpoint, withRecentSignIn, onSecret, onClose }: EndpointDialogProps) {
  const { t } = useTranslation('webhooks');
  const { t: site } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const schema = useMemo(() => endpointSchema(t('form.urlWrong'), t('form.eventsNone')), [t]);
  const { register, handleSubmit, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      events: [...(endpoint?.events ?? webhookEventTypes)],
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      if (endpoint) {
        await withRecentSignIn(() => callApi(updateWebhookEndpoint, { params: { id: endpoint.id }, body }));
        showToast({ title: t('saved') });
      } else {
        onSecret((await withRecentSignIn(() => callApi(createWebhookEndpoint, { body }))).secret);
      }
      await queries.invalidateQueries({ queryKey: endpointsQuery.queryKey });
      onClose();
    } catch (error) {
      showFailure(error);
    }
  });

  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary" isBusy={isSubmitting}>
        {t(endpoint ? 'form.save' : 'form.create')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t(endpoint ? 'form.editTitle' : 'form.addTitle')} actions={actions}>
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('form.url')}
          hint={t('form.urlHint')}
          type="url"
          dir="ltr"
          maxLength={webhookLimits.urlCharactersMax}
          error={errors.url?.message}
          {...register('url')}
        />
        <TextField
          label={t('form.description')}
          maxLength={webhookLimits.descriptionCharactersMax}
          {...register('description')}
        />
        <fieldset className={styles['events']}>
          <legend>{t('form.events')}</legend>
          {webhookEventTypes.map((type) => (
            <label key={type}>
              <input type="checkbox" value={type} {...register('events')} />
              <span>{sayEvent(t, type)}</span>
            </label>
          ))}
          {errors.events && (
            <p role="alert" className={styles['problem']}>
              {errors.events.message}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}

function endpointSchema(urlWrong: string, eventsNone: string) {
  return z.object({
    url: z.url({ protocol: /^https?$/u, error: urlWrong }).max(webhookLimits.urlCharactersMax, urlWrong),
    description: z.string().trim().max(webhookLimits.descriptionCharactersMax),
    events: z.array(z.enum(webhookEventTypes)).min(1, eventsNone),
  });
}
