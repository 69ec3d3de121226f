import { deleteInboxView, type InboxView } from '@rakhim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import { viewsQuery } from '../state/inbox-queries.ts';
import { useReportFailure } from '../state/use-report-failure.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

/** Filters that somebody wants to come back to, their own and those that others share. */
export function SavedViews() {
  const { t } = useTranslation('adminContact');
  const { filter, filterBy } = useInboxAddress();
  const views = useQuery(viewsQuery).data ?? [];
  const remove = useRemoveView();
  const [isSaving, setIsSaving] = useState(false);
  const trigger = (
    <Button size="small" variant="quiet" icon={<Bookmark size={16} aria-hidden="true" />}>
      {t('views.label')}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        {views.length === 0 && <MenuHeading>{t('views.none')}</MenuHeading>}
        {views.map((view) => (
          <MenuItem key={view.id} onClick={() => filterBy(view.filter)}>
            <bdi>{view.name}</bdi> {view.isShared && `(${t('views.shared')})`}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem disabled={Object.keys(filter).length === 0} onClick={() => setIsSaving(true)}>
          {t('views.save')}
        </MenuItem>
        {views
          .filter(({ isMine }) => isMine)
          .map((view) => (
            <MenuItem key={view.id} icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => void remove(view)}>
              {t('views.remove', { name: view.name })}
            </MenuItem>
          ))}
      </Menu>
      {isSaving && <SaveViewDialog filter={filter} onClose={() => setIsSaving(false)} />}
    </>
  );
}

function useRemoveView() {
  const { t } = useTranslation('adminContact');
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return async ({ id }: InboxView): Promise<void> => {
    try {
      await callApi(deleteInboxView, { params: { id } });
      showToast({ title: t('views.removed') });
    } catch (error) {
      reportFailure(error, (reason) => t('views.removeFailed', { reason }));
    }
    await queries.invalidateQueries({ queryKey: viewsQuery.queryKey });
  };
}
