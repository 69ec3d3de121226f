import { FilePlus, FolderPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop, onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './batch-screen.module.css';
import { BatchNotices } from './batch-notices.tsx';
import { CostLine } from './cost-line.tsx';
import { DropTarget } from '#src/components/ui/drop-target.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QueueList } from './queue-list.tsx';
import { useQueueStore } from './queue-store.ts';
import { RunBar } from './run-bar.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useSettingsStore } from './settings-store.ts';
import { useAddFiles } from './use-add-files.ts';
import { useMenuItems } from './use-menu-items.ts';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';

/** Many files read aloud: what is in the queue, what it costs, how they are to be read, and how far it is. */
export function BatchScreen() {
  const { t } = useTranslation('batch');
  const isEmpty = useQueueStore((queue) => queue.order.length === 0);
  const isKnown = useQueueStore((queue) => queue.revision >= 0);
  const [previewed, setPreviewed] = useState<string>();
  const [heard, setHeard] = useState<string>();
  const { isAdding, choose, drop } = useAddFiles();
  useFollowQueue();
  useLoadSettings();
  useMenuItems(choose);

  return (
    <DropTarget label={t('dropHere')} onDrop={drop}>
      <title>{t('title')}</title>
      <div className={styles['screen']}>
        <section className={styles['queue']}>
          <header className={styles['head']}>
            <div>
              <h1>{t('title')}</h1>
              <CostLine />
            </div>
            <div className={styles['actions']}>
              <Button
                icon={<FilePlus size={18} aria-hidden="true" />}
                isBusy={isAdding}
                onClick={() => choose('files')}
              >
                {t('add.files')}
              </Button>
              <Button
                icon={<FolderPlus size={18} aria-hidden="true" />}
                disabled={isAdding}
                onClick={() => choose('folder')}
              >
                {t('add.folder')}
              </Button>
            </div>
          </header>
          <BatchNotices />
          {isKnown &&
            (isEmpty ? <EmptyQueue isAdding={isAdding} /> : <QueueList onPreview={setPreviewed} onListen={setHeard} />)}
          {heard !== undefined && <AudioPlayer key={heard} id={heard} onClose={() => setHeard(undefined)} />}
          {!isEmpty && <RunBar />}
        </section>
        <SettingsPanel />
      </div>
      {previewed !== undefined && (
        <PreviewDialog key={previewed} id={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </DropTarget>
  );
}

/** Loads the settings with which files were last added; new files begin with them. */
function useLoadSettings(): void {
  const language = useLanguage();
  const load = useSettingsStore((store) => store.load);
  useEffect(() => {
    void callDesktop('app.info', { language }).then(({ settings, folderName }) => {
      if (!useSettingsStore.getState().settings) {
        load(settings, folderName);
      }
    });
  }, [language, load]);
}

function EmptyQueue({ isAdding }: { readonly isAdding: boolean }) {
  const { t } = useTranslation('batch');
  return (
    <div className={styles['empty']}>
      <span className={styles['mark']}>{isAdding ? <KuficSpinner isLarge /> : <KuficMark size={72} />}</span>
      <h2>{isAdding ? t('adding') : t('empty.title')}</h2>
      <p>{t('empty.body')}</p>
    </div>
  );
}

/** Reads the queue, and follows it for as long as the screen is there. */
function useFollowQueue(): void {
  useEffect(() => {
    const { load, apply } = useQueueStore.getState();
    const read = () => void callDesktop('batch.read', {}).then(load);
    const end = onDesktopEvent('batch.changed', (change) => {
      if (!apply(change)) {
        read();
      }
    });
    read();
    return end;
  }, []);
}
