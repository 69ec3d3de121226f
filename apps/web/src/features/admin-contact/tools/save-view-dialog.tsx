import { createInboxView, type InboxFilter, limits } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { viewsQuery } from '../state/inbox-queries.ts';
import { useReportFailure } from '../state/use-report-failure.ts';
import styles from './dialogs.module.css';

/** Gives the filter that is set a name. */
export function SaveViewDialog({ filter, onClose }: { readonly filter: InboxFilter; readonly onClose: () => void }) {
  const { t } = useTranslation(['adminContact', 'site']);
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const formId = useId();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || isBusy) {
      return;
    }
    setIsBusy(true);
    try {
      await callApi(createInboxView, { body: { name: name.trim(), filter, isShared } });
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
      showToast({ title: t('views.saved') });
      onClose();
    } catch (error) {
      reportFailure(error, (reason) => t('views.saveFailed', { reason }));
      setIsBusy(false);
    }
  }

  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
        {t('views.saveConfirm')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('site:actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('views.saveTitle')} actions={actions}>
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('views.name')}
          maxLength={limits.inboxViewNameCharactersMax}
          error={isMissing ? t('views.nameRequired') : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label className={styles['choice']}>
          <input type="checkbox" checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
          {t('views.share')}
        </label>
      </form>
    </Dialog>
  );
}
