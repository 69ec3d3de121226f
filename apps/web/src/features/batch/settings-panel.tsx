import type { JobChoice } from '@rakhim/contract/desktop';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useQueueStore } from './queue-store.ts';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings-panel.module.css';
import { useSettingsStore } from './settings-store.ts';
import { WatchedFolder } from './watched-folder.tsx';

/** The way the next files are read; what waits already keeps its own settings until these are applied to it. */
export function SettingsPanel() {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const showFailure = useShowDesktopFailure();
  const { settings, folderName, change, saveTo } = useSettingsStore();
  const selected = useQueueStore((queue) => queue.selected);
  const waiting = useQueueStore((queue) => (queue.run?.counts.queued ?? 0) > 0);
  const apply = useMutation({
    mutationFn: async (jobs: JobChoice) =>
      settings ? callDesktop('batch.configure', { jobs, settings }) : { changed: 0 },
    onSuccess: ({ changed }) =>
      showToast({ title: t('settings.applied', { count: changed, number: number(changed) }) }),
    onError: showFailure,
  });
  return (
    <aside className={styles['panel']} aria-labelledby="batch-settings">
      <div>
        <h2 id="batch-settings">{t('settings.title')}</h2>
        <p className={styles['quiet']}>{t('settings.forNew')}</p>
      </div>
      {settings && <SettingsFields settings={settings} folderName={folderName} onChange={change} onFolder={saveTo} />}
      {waiting && (
        <Button
          size="small"
          isBusy={apply.isPending}
          onClick={() => apply.mutate(selected.size > 0 ? [...selected] : 'all')}
        >
          {selected.size > 0 ? t('settings.applySelected') : t('settings.apply')}
        </Button>
      )}
      <WatchedFolder />
      <Button
        size="small"
        variant="quiet"
        onClick={() =>
          void callDesktop('diagnostics.export', {}).then(
            ({ isSaved }) => isSaved && showToast({ title: t('saved') }),
            showFailure,
          )
        }
      >
        {t('diagnostics')}
      </Button>
    </aside>
  );
}
