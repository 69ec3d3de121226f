import { InboxSettings, limits, updateInboxSettings } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { settingsQuery } from '../state/inbox-queries.ts';
import { useReportFailure } from '../state/use-report-failure.ts';
import styles from './dialogs.module.css';

const usualDays = 365;

/** Chooses for how long messages are kept. */
export function RetentionDialog({
  settings,
  onClose,
}: {
  readonly settings: InboxSettings;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['adminContact', 'site']);
  const format = useFormat();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const formId = useId();
  const [isForever, setIsForever] = useState(settings.retentionDays === null);
  const [days, setDays] = useState(String(settings.retentionDays ?? usualDays));
  const [spamDays, setSpamDays] = useState(String(settings.spamRetentionDays));
  const [isBusy, setIsBusy] = useState(false);
  const wanted = InboxSettings.safeParse({
    retentionDays: isForever ? null : Number(days),
    spamRetentionDays: Number(spamDays),
  });
  const range = t('retention.range', {
    min: format.number(limits.inboxRetentionDaysMin),
    max: format.number(limits.inboxRetentionDaysMax),
  });
  const isWrong = (field: keyof InboxSettings) => wanted.error?.issues.some(({ path }) => path[0] === field) ?? false;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!wanted.success || isBusy) {
      return;
    }
    setIsBusy(true);
    try {
      queries.setQueryData(settingsQuery.queryKey, await callApi(updateInboxSettings, { body: wanted.data }));
      showToast({ title: t('retention.saved') });
      onClose();
    } catch (error) {
      reportFailure(error, (reason) => t('retention.failed', { reason }));
      setIsBusy(false);
    }
  }

  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary" isBusy={isBusy} disabled={!wanted.success}>
        {t('retention.save')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('site:actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('retention.title')} actions={actions}>
      <p>{t('retention.body')}</p>
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <label className={styles['choice']}>
          <input type="checkbox" checked={isForever} onChange={(event) => setIsForever(event.target.checked)} />
          {t('retention.never')}
        </label>
        {!isForever && (
          <TextField
            label={t('retention.days')}
            type="number"
            inputMode="numeric"
            hint={isWrong('retentionDays') ? undefined : range}
            error={isWrong('retentionDays') ? range : undefined}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        )}
        <TextField
          label={t('retention.spamDays')}
          type="number"
          inputMode="numeric"
          hint={isWrong('spamRetentionDays') ? undefined : range}
          error={isWrong('spamRetentionDays') ? range : undefined}
          value={spamDays}
          onChange={(event) => setSpamDays(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
