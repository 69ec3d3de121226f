import { exportInbox } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Keyboard, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import { inboxKey } from '../state/inbox-queries.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useMessages } from '../state/use-messages.ts';
import { useReportFailure } from '../state/use-report-failure.ts';

/** The title of the inbox, and what can be done with it as a whole. */
export function InboxHeader({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const { isFetching } = useMessages();
  const { save, isSaving } = useExport();
  const refresh = () => {
    useInboxStore.getState().holdRequests([]);
    // The list restarts from its first page: refetching every page would take long.
    void queries.resetQueries({ queryKey: inboxKey });
  };
  const actions = (
    <>
      <Button size="small" icon={<RefreshCw size={18} aria-hidden="true" />} disabled={isFetching} onClick={refresh}>
        {t('actions.refresh')}
      </Button>
      <Button
        size="small"
        icon={<Download size={18} aria-hidden="true" />}
        isBusy={isSaving}
        onClick={() => void save()}
      >
        {t('actions.export')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('actions.help')}
        title={t('actions.help')}
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={onHelp}
      />
    </>
  );
  return <PageHeader title={t('title')} actions={actions} />;
}

/** Exports all messages that match the filter as a file for a spreadsheet. */
function useExport() {
  const { t } = useTranslation('adminContact');
  const { filter } = useInboxAddress();
  const reportFailure = useReportFailure();
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const response = await fetchApi(exportInbox, { query: filter, headers: { accept: 'text/csv' } });
      saveFile(await response.blob(), `contact-messages-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      reportFailure(error, (reason) => t('toast.exportFailed', { reason }));
    } finally {
      setIsSaving(false);
    }
  }
  return { save, isSaving };
}
