import { MoreHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useQueueStore } from './queue-store.ts';
import { useRun } from './use-run.ts';

/** The actions for the whole batch. */
export function RunMenu() {
  const { t } = useTranslation('batch');
  const failed = useQueueStore((queue) => queue.run?.counts.failed ?? 0);
  const { cancelAll, retryFailed, clearFinished } = useRun();
  const saveReport = () =>
    void callDesktop('batch.report', {}).then(({ isSaved }) => isSaved && showToast({ title: t('saved') }));
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={t('list.more', { name: t('title') })}>
          <MoreHorizontal size={20} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem disabled={failed === 0} onClick={retryFailed}>
        {t('run.retryFailed')}
      </MenuItem>
      <MenuItem onClick={clearFinished}>{t('run.clearFinished')}</MenuItem>
      <MenuItem onClick={cancelAll}>{t('run.cancelAll')}</MenuItem>
      <MenuItem onClick={saveReport}>{t('run.report')}</MenuItem>
    </Menu>
  );
}
